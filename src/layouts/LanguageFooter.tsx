import type { Furniture } from "#schemas/language.ts";
import type { Practice } from "#schemas/practice.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import styles from "./LanguageFooter.module.css";

type Props = {
  practice: Practice;
  furniture: Furniture;
  year: number;
  /** The path of the page in English. */
  english: string;
  /** The pages in the other languages. */
  languages: readonly LanguageLink[];
};

/** The footer of a page in another language: links to the other languages and to English, and disclaimers. */
export function LanguageFooter({ practice, furniture, year, english, languages }: Props) {
  return (
    <footer className={styles.footer} data-surface="panel">
      <Wrap>
        <nav aria-label={furniture.languages} data-screen-only="">
          <LanguageNames links={[...languages, { href: english, lang: "en", label: "English" }]} />
        </nav>
        <p>{furniture.general}</p>
        <p lang="en" dir="ltr">
          © {year} {practice.name}
        </p>
      </Wrap>
    </footer>
  );
}

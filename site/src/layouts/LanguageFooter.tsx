import { readablePhone, telHref } from "#practice/phone.ts";
import type { Furniture } from "#languages/language-schema.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import styles from "./LanguageFooter.module.css";
import { OfficeAddresses } from "./OfficeAddresses.tsx";

type Props = {
  practice: Practice;
  offices: readonly Office[];
  furniture: Furniture;
  year: number;
  /** The pages in English and in the other languages. */
  languages: readonly LanguageLink[];
};

/**
 * The footer of a page in another language: links to the other languages and to English, how to reach us, in English as
 * on letters, and disclaimers. Paper has the lines at its top.
 */
export function LanguageFooter({ practice, offices, furniture, year, languages }: Props) {
  return (
    <footer className={styles.footer} data-surface="panel">
      <Wrap>
        <nav aria-label={furniture.languages} data-screen-only="">
          <LanguageNames links={languages} />
        </nav>
        <div lang="en" dir="ltr" data-screen-only="">
          <address>
            <b>{practice.name}</b>
            <br />
            <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>
            <br />
            <a href={`mailto:${practice.email}`}>{practice.email}</a>
          </address>
          <OfficeAddresses offices={offices} />
        </div>
        <p>{furniture.general}</p>
        <p lang="en" dir="ltr">
          © {year} {practice.name}
        </p>
      </Wrap>
    </footer>
  );
}

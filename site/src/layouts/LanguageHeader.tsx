import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import type { Furniture } from "#languages/language-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button } from "#ui/links/Button.tsx";
import type { LanguageLink } from "#ui/links/LanguageNames.tsx";
import styles from "./Header.module.css";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Wordmark } from "./Wordmark.tsx";

type Props = {
  practice: Practice;
  furniture: Furniture;
  /** The pages in English and in the other languages. */
  languages: readonly LanguageLink[];
};

/**
 * The header of a page in another language: the name of the practice, the other languages, English first, and the call.
 * No menu, since its pages are in English.
 */
export function LanguageHeader({ practice: { name, phone }, furniture, languages }: Props) {
  return (
    <header className={styles.header} data-screen-only="">
      <Wrap>
        <div className={styles.bar}>
          <Wordmark href={routes.home} name={name} current={false} />
          <LanguageMenu links={languages} word={furniture.languages} named={1} />
          <Button tone="primary" size="compact" icon="phone" href={telHref(phone)}>
            <span className={styles.call}>
              {furniture.call}{" "}
              <span dir="ltr" lang="en">
                {readablePhone(phone)}
              </span>
            </span>
          </Button>
        </div>
      </Wrap>
    </header>
  );
}

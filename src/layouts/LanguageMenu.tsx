import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import styles from "./LanguageMenu.module.css";

/**
 * The pages in other languages by their own names, at the end of the line under the header, on the home
 * page in its head; closed, and it moves nothing.
 */
export function LanguageMenu({ links }: { links: readonly LanguageLink[] }) {
  return (
    links.length > 0 && (
      <details className={styles.menu} data-screen-only="">
        <summary>Languages</summary>
        <div>
          <LanguageNames links={links} />
        </div>
      </details>
    )
  );
}

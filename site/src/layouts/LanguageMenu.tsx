import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import styles from "./LanguageMenu.module.css";

/**
 * A closed menu of the pages in other languages, each by its own name: at the end of the line under the header, or in
 * the hero of the home page. Opening it moves nothing.
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

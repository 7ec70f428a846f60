import { Icon } from "#ui/graphics/Icon.tsx";
import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./LanguageMenu.module.css";

type Props = {
  links: readonly LanguageLink[];
  /** What the menu is, for screen readers. */
  word?: string;
  /** How many names the closed menu has, on small screens only the first. */
  named?: number;
};

/**
 * A closed menu of the pages in other languages: closed it has the first names, by which their readers find it, open
 * all of them. Opening it moves nothing.
 */
export function LanguageMenu({ links, word = "Languages", named = 3 }: Props) {
  return (
    links.length > 0 && (
      <details className={styles.menu} data-screen-only="">
        <summary>
          <Icon name="globe" />
          <VisuallyHidden>{`${word}:`}</VisuallyHidden>{" "}
          {links.slice(0, named).map(({ href, lang, label }) => (
            <span key={href} lang={lang}>
              {label}
            </span>
          ))}
          {links.length > 1 && <small data-few="">{`+${links.length - 1}`}</small>}
          {links.length > named && <small>{`+${links.length - named}`}</small>}
        </summary>
        <div>
          <LanguageNames links={links} />
        </div>
      </details>
    )
  );
}

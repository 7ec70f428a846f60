import { routes } from "#routes.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import type { LanguageLink } from "#ui/links/LanguageNames.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import styles from "./PageTools.module.css";

type Props = {
  /** The pages above, and the page itself. */
  trail: readonly { href: string; label: string }[];
  languages: readonly LanguageLink[];
};

/**
 * The line under the header of every page: where it stands among the others; at its end how to read it: aloud, in the
 * easy view, by search, or in another language. Home and the 404 page stand nowhere.
 */
export function PageTools({ trail, languages }: Props) {
  return (
    <div data-screen-only="">
      <Wrap>
        <div className={styles.line}>
          {trail.length > 1 && <Breadcrumb trail={trail} />}
          <div className={styles.tools}>
            <div data-short="">
              <ListenButton />
              <EasyView />
            </div>
            <a href={routes.search}>
              <Icon name="search" />
              Search
            </a>
            <LanguageMenu links={languages} />
          </div>
        </div>
      </Wrap>
    </div>
  );
}

function Breadcrumb({ trail }: Pick<Props, "trail">) {
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list">
        {trail.map(({ href, label }, index) => (
          <li key={href}>
            {index < trail.length - 1 ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * To the easy view and back: while `#short` is the target, `base.css` shows only `data-short`, in large type. Plain
 * links work without scripts, and can be shared.
 */
function EasyView() {
  return (
    <>
      <a href="#short">
        <Icon name="eye" />
        Easy view
      </a>
      <a href="#main" data-whole="">
        Leave easy view
      </a>
    </>
  );
}

/** Its place is reserved; `Listen.astro` shows it where the device has a voice. */
function ListenButton() {
  return (
    <button type="button" data-listen="">
      <Icon name="sound" />
      <span>Listen</span>
    </button>
  );
}

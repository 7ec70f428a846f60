import { readablePhone, telHref } from "#practice/phone.ts";
import type { HoursNotice } from "#practice/other-hours.ts";
import { mainMenu, messageFormHref, phoneMenu, routes } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Button } from "#ui/links/Button.tsx";
import button from "#ui/links/Button.module.css";
import { Icon } from "#ui/graphics/Icon.tsx";
import { HoursNotices } from "./HoursNotices.tsx";
import { Wordmark } from "./Wordmark.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Header.module.css";

type Props = {
  practice: Practice;
  path: string;
  notices: readonly HoursNotice[];
  /** The page has a filled button of its own: the call is outlined. */
  quiet?: boolean | undefined;
};

/**
 * The header of every page. From 80rem Call Now shows the number too, for computers that cannot call. One navigation
 * serves all widths: inline from 80rem, a popover below, which also links to the tools and the questions. The call is
 * filled, except on pages with an action of their own (`quiet`). On the contact page Schedule leads to its form. Below
 * the bar: notices of other hours.
 */
export function Header({ practice, path, notices, quiet }: Props) {
  const schedule = path === routes.contact ? messageFormHref : routes.contact;
  return (
    <>
      <header className={styles.header} data-screen-only="">
        <Wrap>
          <div className={styles.bar}>
            <Wordmark href={routes.home} name={practice.name} current={path === routes.home} />
            <nav className={styles.nav} id="menu" popover="auto" aria-label="Main">
              <MenuLinks links={mainMenu} path={path} />
              <div className={styles.more}>
                <MenuLinks label="After a crash" links={phoneMenu} path={path} />
                <Button tone="primary" href={schedule}>
                  Schedule Evaluation
                </Button>
              </div>
            </nav>
            <Button size="compact" icon="phone" tone={quiet ? undefined : "primary"} href={telHref(practice.phone)}>
              <span className={styles.call}>
                Call Now <span>{readablePhone(practice.phone)}</span>
              </span>
            </Button>
            <div className={styles.schedule}>
              <Button size="compact" href={schedule}>
                Schedule Evaluation
              </Button>
            </div>
            <button
              className={`${button.button} ${styles.toggle}`}
              data-size="compact"
              type="button"
              popoverTarget="menu"
              aria-label="Toggle menu"
            >
              <Icon name="menu" />
            </button>
          </div>
        </Wrap>
      </header>
      {notices.length > 0 && <HoursNotices notices={notices} />}
    </>
  );
}

type MenuLinksProps = { label?: string; links: typeof mainMenu; path: string };

function MenuLinks({ label: name, links, path }: MenuLinksProps) {
  return (
    <ul aria-label={name}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

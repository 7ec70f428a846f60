import type { ReactNode } from "react";
import { PageTrace } from "#ui/graphics/EdgeTrace.tsx";
import type { TraceName } from "#ui/graphics/traces.ts";
import { PageHead } from "#ui/layout/PageHead.tsx";
import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./PageIntro.module.css";

type Props = {
  page: { name: string; trail: readonly { href: string; label: string }[] };
  /** Where the page also begins with links to what matters most in other languages. */
  languages?: readonly LanguageLink[];
  /** The heading; by default the page's name. */
  title?: string;
  lead: ReactNode;
  /** The line behind the head, on the one page whose subject it draws. */
  trace?: TraceName;
  /** What is above the title, such as a day and a category. */
  byline?: ReactNode;
  /** What to do first: one or two buttons. */
  children?: ReactNode;
  /** What is beside all of it where there is room. */
  aside?: ReactNode;
};

/** How every inner page begins: its place in the site, its name, its main message, and what to do first. */
export function PageIntro({ page, languages = [], title = page.name, lead, trace, byline, children, aside }: Props) {
  return (
    <>
      <Breadcrumb trail={page.trail} languages={languages} />
      <PageHead
        title={title}
        lead={lead}
        trace={trace && <PageTrace trace={trace} />}
        byline={byline}
        actions={children}
        aside={aside}
      />
    </>
  );
}

type BreadcrumbProps = {
  /** The last is this page itself. */
  trail: readonly { href: string; label: string }[];
  languages: readonly LanguageLink[];
};

/** The place of this page in the site: links to what is above it, and its own name; beside it, other languages. */
function Breadcrumb({ trail, languages }: BreadcrumbProps) {
  const place = (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb" data-screen-only="">
      <Wrap>
        <ol role="list">
          {trail.map(({ href, label }, index) => (
            <li key={href}>
              {index < trail.length - 1 ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            </li>
          ))}
        </ol>
      </Wrap>
    </nav>
  );
  if (languages.length === 0) return place;
  return (
    <>
      {place}
      <Wrap>
        <p className={styles.languages} data-screen-only="">
          <LanguageNames links={languages} />
        </p>
      </Wrap>
    </>
  );
}

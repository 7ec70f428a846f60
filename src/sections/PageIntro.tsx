import type { ReactNode } from "react";
import { PageTrace } from "#ui/graphics/EdgeTrace.tsx";
import type { TraceName } from "#ui/graphics/traces.ts";
import { PageHead } from "#ui/layout/PageHead.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./PageIntro.module.css";

type Props = {
  page: { name: string; trail: readonly { href: string; label: string }[] };
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
export function PageIntro({ page, title = page.name, lead, trace, byline, children, aside }: Props) {
  return (
    <>
      <Breadcrumb trail={page.trail} />
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
};

/** The place of this page in the site: links to what is above it, and its own name. */
function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb" data-screen-only="">
      <Wrap>
        <ol role="list">
          {trail.map(({ href, label }, index) => (
            <li key={href} data-third={index > 1 || undefined}>
              {index < trail.length - 1 ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            </li>
          ))}
        </ol>
      </Wrap>
    </nav>
  );
}

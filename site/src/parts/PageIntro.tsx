import type { ReactNode } from "react";
import { EdgeTrace } from "#ui/graphics/EdgeTrace.tsx";
import type { TraceName } from "#ui/graphics/traces.ts";
import { PageHead } from "#ui/layout/PageHead.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./PageIntro.module.css";

type Props = {
  page: { name: string; trail: readonly { href: string; label: string }[] };
  /** The heading; by default the page's name. */
  title?: string;
  lead: ReactNode;
  /** The trace behind the page head; each is used on one page. */
  trace?: TraceName;
  /** Above the title, such as a day and a category. */
  byline?: ReactNode;
  /** The call to action: one or two buttons. */
  children?: ReactNode;
  /** Beside the rest, where there is room. */
  aside?: ReactNode;
  /** The columns of the rest and what is beside it. */
  split?: "7-5" | "5-7";
};

/** The head of every inner page: breadcrumbs, title, lead and call to action. */
export function PageIntro({ page, title = page.name, lead, trace, byline, children, aside, split }: Props) {
  return (
    <>
      <Breadcrumb trail={page.trail} />
      <PageHead
        title={title}
        lead={lead}
        trace={trace && <EdgeTrace trace={trace} />}
        byline={byline}
        actions={children}
        aside={aside}
        split={split}
      />
    </>
  );
}

type BreadcrumbProps = {
  /** The last one is the page itself. */
  trail: readonly { href: string; label: string }[];
};

/** The breadcrumbs: links to the pages above, and the name of the page itself. */
/** Where the page stands among the others. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
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

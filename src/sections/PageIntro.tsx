import type { ReactNode } from "react";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { PageTrace } from "#ui/graphics/EdgeTrace.tsx";
import { PageHead } from "#ui/layout/PageHead.tsx";
import type { TraceName } from "#ui/graphics/traces.ts";

type Props = {
  page: { name: string; trail: readonly { href: string; label: string }[] };
  /** The heading; by default the page's name. */
  title?: string;
  lead: ReactNode;
  /** The line behind the head, drawn for the page's subject. */
  trace: TraceName;
  /** What stands over the title, such as a day and a category. */
  byline?: ReactNode;
  /** What to do first: one or two buttons. */
  children?: ReactNode;
};

/** How every inner page begins: where it stands, its name, its main message, and what to do first. */
export function PageIntro({ page, title = page.name, lead, trace, byline, children }: Props) {
  return (
    <>
      <Breadcrumb trail={page.trail} />
      <PageHead title={title} lead={lead} trace={<PageTrace trace={trace} />} byline={byline} actions={children} />
    </>
  );
}

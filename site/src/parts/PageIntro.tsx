import type { ReactNode } from "react";
import { EdgeTrace } from "#ui/graphics/EdgeTrace.tsx";
import { Spot, type SpotName } from "#ui/graphics/Spot.tsx";
import type { TraceName } from "#ui/graphics/traces.ts";
import { PageHead } from "#ui/layout/PageHead.tsx";

type Props = {
  page: { name: string };
  /** The heading; by default the page's name. */
  title?: string;
  lead: ReactNode;
  /** The trace behind the page head; each is used on one page. */
  trace?: TraceName;
  /** The illustration beside the page head. */
  spot?: SpotName;
  /** Above the title, such as a day and a category. */
  byline?: ReactNode;
  /** The call to action: one or two buttons. */
  children?: ReactNode;
  /** Beside the rest, where there is room. */
  aside?: ReactNode;
  /** The columns of the rest and what is beside it. */
  split?: "7-5" | "5-7";
};

/** The head of every inner page: title, lead and call to action. */
export function PageIntro({ page, title = page.name, lead, trace, spot, byline, children, aside, split }: Props) {
  return (
    <PageHead
      title={title}
      lead={lead}
      trace={trace && <EdgeTrace trace={trace} />}
      spot={spot && <Spot name={spot} size="head" />}
      byline={byline}
      actions={children}
      aside={aside}
      split={split}
    />
  );
}

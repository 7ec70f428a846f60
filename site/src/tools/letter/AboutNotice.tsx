import type { ReactNode } from "react";
import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** The points of `content/guidance/written-notice.yaml` that have another component beside them. */
const elsewhere = ["time", "fund"];

type Props = {
  title: string;
  points: readonly Pick<Point, "id" | "title" | "text">[];
  /** The link to the deadlines tool; its label is in [brackets]. */
  dates: { href: string; text: string };
};

/** About written notice: proof of mailing, and what to do after the deadline. */
export function AboutNotice({ title, points, dates }: Props) {
  const shown = points.filter(({ id }) => !elsewhere.includes(id));
  const links: Readonly<Record<string, ReactNode>> = {
    insurer: ` ${pointNamed(points, "fund").text}`,
    source: (
      <>
        {" "}
        <LinkedText href={dates.href}>{dates.text}</LinkedText>
      </>
    ),
  };
  return (
    <Section id="about-notice" variant="sunk" title={title}>
      <DescriptionList
        items={shown.map(({ id, title, text }) => ({
          id,
          title,
          text: (
            <>
              <NoBreakText>{text}</NoBreakText>
              {links[id]}
            </>
          ),
        }))}
      />
    </Section>
  );
}

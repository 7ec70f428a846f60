import type { ReactNode } from "react";
import { pointNamed } from "#domain/points.ts";
import type { Point } from "#schemas/guidance.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** The points of `content/guidance/written-notice.yaml` that are beside other things: the form, and a link. */
const elsewhere = ["time", "fund"];

type Props = {
  title: string;
  points: readonly Pick<Point, "id" | "title" | "text">[];
  /** To the tool for dates; the link is in [brackets]. */
  dates: { href: string; text: string };
};

/** What to know about written notice: its proof, and what to do when the time is over. */
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

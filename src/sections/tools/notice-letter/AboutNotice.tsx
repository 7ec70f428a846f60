import type { ReactNode } from "react";
import { pointNamed } from "#domain/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#schemas/guidance.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** The points of `content/guidance/written-notice.yaml` that are beside other things: the form, and a link. */
const elsewhere = ["time", "fund"];

/** What to know about written notice: its proof, and what to do when the time is over. */
export function AboutNotice({ points }: { points: readonly Point[] }) {
  const shown = points.filter(({ id }) => !elsewhere.includes(id));
  const links: Readonly<Record<string, ReactNode>> = {
    insurer: ` ${pointNamed(points, "fund").text}`,
    source: (
      <>
        {" "}
        <a href={routes.deadlines}>Work out your dates</a> with their sources.
      </>
    ),
  };
  return (
    <Section id="about-notice" variant="sunk" title="About written notice">
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

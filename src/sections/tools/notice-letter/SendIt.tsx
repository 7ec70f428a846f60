import type { ReactNode } from "react";
import { pointNamed } from "#domain/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#schemas/guidance.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** The points of `content/guidance/written-notice.yaml` that are beside other things: the form, and a link. */
const elsewhere = ["time", "fund"];

/** From the printed letter to a notice that can be proved, and what to do when the time is over. */
export function SendIt({ points }: { points: readonly Point[] }) {
  const shown = points.filter(({ id }) => !elsewhere.includes(id));
  const links: Readonly<Record<string, ReactNode>> = {
    insurer: (
      <>
        {" "}
        <a href={routes.whoPays}>Find the insurer to ask</a> with a few questions. {pointNamed(points, "fund").text}
      </>
    ),
    source: (
      <>
        {" "}
        <a href={routes.deadlines}>Work out your dates</a> with their sources.
      </>
    ),
  };
  return (
    <Section id="send" variant="sunk" title="Sign it, send it, keep the proof">
      <Columns split="5-7">
        <Points
          variant="numbered"
          items={[
            "Fill in the lines that are still blank, as far as you know.",
            "Sign the letter.",
            "Make a copy with the date on it, and keep it.",
            "Send the letter by certified mail or fax, or to an email address that the insurer gave you. Keep the receipt. Note on your copy how you sent it.",
            <NoBreakText key="nf-2">
              When form NF-2 comes, fill it out the same day. Send it back in the same way.
            </NoBreakText>,
          ]}
        />
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
      </Columns>
    </Section>
  );
}

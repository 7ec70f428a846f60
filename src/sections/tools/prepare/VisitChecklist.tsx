import type { Group } from "#schemas/listed.ts";
import type { Practice } from "#schemas/practice.ts";
import { ToolNote } from "#sections/tools/ToolNote.tsx";
import { Checklist } from "#ui/Checklist.tsx";
import { Section } from "#ui/Section.tsx";
import { PrintChoice } from "./PrintChoice.tsx";
import { SheetParts } from "./SheetParts.tsx";

type Props = { groups: readonly Group[]; practice: Practice };

/** What to bring to a visit, with boxes to tick on the screen and on paper. */
export function VisitChecklist({ groups, practice }: Props) {
  return (
    <Section id="visit-list">
      <SheetParts
        sheet="visit-list"
        title="What to bring"
        lead="Tick what you have, and come to your visit even if some of it is missing."
        aside={
          <>
            <PrintChoice sheet="visit-list" label="Print this list" />
            <div data-screen-only="">
              <ToolNote practice={practice} />
            </div>
          </>
        }
      >
        <Checklist groups={groups} look="ticks" lines={["Date, time and office of my visit:", "What I want to ask:"]} />
      </SheetParts>
    </Section>
  );
}

import type { Group } from "#schemas/listed.ts";
import { ToolNote } from "#sections/tools/ToolNote.tsx";
import { Checklist } from "#ui/lists/Checklist.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { PrintChoice } from "./PrintChoice.tsx";
import { SheetParts } from "./SheetParts.tsx";

type Props = { groups: readonly Group[] };

/** What to bring to a visit, with boxes to check off on the screen and on paper. */
export function VisitChecklist({ groups }: Props) {
  return (
    <Section id="visit-list">
      <SheetParts
        sheet="visit-list"
        title="What to bring"
        lead="Check off what you have, and come to your visit even if some of it is missing."
        aside={
          <>
            <PrintChoice sheet="visit-list" label="Print this list" />
            <div data-screen-only="">
              <ToolNote />
            </div>
          </>
        }
      >
        <Checklist
          groups={groups}
          variant="ticks"
          lines={["Date, time and office of my visit:", "What I want to ask:"]}
        />
      </SheetParts>
    </Section>
  );
}

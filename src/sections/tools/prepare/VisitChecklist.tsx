import type { Group } from "#schemas/listed.ts";
import { ToolNote } from "#sections/tools/ToolFrame.tsx";
import { Checklist } from "#ui/lists/Checklist.tsx";
import { PrintSheet } from "./PrintSheet.tsx";

/** What to bring to a visit, with checkboxes on the screen and on paper. */
export function VisitChecklist({ groups }: { groups: readonly Group[] }) {
  return (
    <PrintSheet
      id="visit-list"
      title="What to bring"
      lead="Check off what you have, and come to your visit even if some of it is missing."
      print="Print this list"
    >
      <Checklist
        groups={groups}
        variant="ticks"
        lines={["Date, time and office of my visit:", "What I want to ask:"]}
      />
      <div data-screen-only="">
        <ToolNote />
      </div>
    </PrintSheet>
  );
}

import type { Group } from "#content/fields.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { ToolNote } from "#tools/ToolFrame.tsx";
import { Checklist } from "#ui/lists/Checklist.tsx";
import { PrintSheet } from "./PrintSheet.tsx";

type Props = { groups: readonly Group[]; lead: string; tool: ToolFrameTexts };

/** What to bring to a visit, with checkboxes on the screen and on paper. */
export function VisitChecklist({ groups, lead, tool }: Props) {
  return (
    <PrintSheet id="visit-list" title="What to bring" lead={lead} print="Print this list" short>
      <Checklist
        groups={groups}
        variant="ticks"
        lines={["Date, time and office of my visit:", "What I want to ask:"]}
      />
      <div data-screen-only="">
        <ToolNote texts={tool} />
      </div>
    </PrintSheet>
  );
}

import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Group } from "#content/fields.ts";
import type { Practice } from "#practice/practice-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { FamilyCard } from "./FamilyCard.tsx";
import styles from "./PrintSheet.module.css";
import { SymptomDiary } from "./SymptomDiary.tsx";
import { VisitChecklist } from "./VisitChecklist.tsx";

type Props = {
  documents: readonly Group[];
  redFlags: readonly Group[];
  practice: Practice;
  leads: readonly Point[];
  emergency: readonly Point[];
  tool: ToolFrameTexts;
};

/**
 * The printable parts, each on its own sheet. If the fragment of the URL is the anchor of a part, only that part is
 * printed.
 */
export function PrintSheets({ documents, redFlags, practice, leads, emergency, tool }: Props) {
  return (
    <div className={styles.sheets} id="all-sheets">
      <VisitChecklist groups={documents} lead={pointNamed(leads, "checklist").text} tool={tool} />
      <SymptomDiary leads={leads} />
      <FamilyCard groups={redFlags} practice={practice} emergency={emergency} />
    </div>
  );
}

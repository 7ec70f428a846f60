import type { Group } from "#schemas/listed.ts";
import type { Practice } from "#schemas/practice.ts";
import { FamilyCard } from "./FamilyCard.tsx";
import styles from "./PrintSheet.module.css";
import { SymptomDiary } from "./SymptomDiary.tsx";
import { VisitChecklist } from "./VisitChecklist.tsx";

type Props = { documents: readonly Group[]; redFlags: readonly Group[]; practice: Practice; diary: string };

/**
 * The printable parts, each on its own sheet. If the fragment of the URL is the anchor of a part, only that part is
 * printed.
 */
export function PrintSheets({ documents, redFlags, practice, diary }: Props) {
  return (
    <div className={styles.sheets} id="all-sheets">
      <VisitChecklist groups={documents} />
      <SymptomDiary note={diary} />
      <FamilyCard groups={redFlags} practice={practice} />
    </div>
  );
}

import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Group } from "#content/fields.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { CallEmergency } from "#parts/DangerFrame.tsx";
import { DangerSigns } from "#parts/RedFlags.tsx";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { ToolNote } from "#tools/ToolNote.tsx";
import { Checklist } from "#ui/lists/Checklist.tsx";
import { Text } from "#ui/text/Text.tsx";
import cardStyles from "./FamilyCard.module.css";
import { PrintSheet, WriteLines } from "./PrintSheet.tsx";
import styles from "./PrintSheet.module.css";
import { SymptomDiary } from "./SymptomDiary.tsx";

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

type ChecklistProps = { groups: readonly Group[]; lead: string; tool: ToolFrameTexts };

/** What to bring to a visit, with checkboxes on the screen and on paper. */
function VisitChecklist({ groups, lead, tool }: ChecklistProps) {
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

type CardProps = { groups: readonly Group[]; practice: Practice; emergency: readonly Point[] };

/** The danger signs on a card to cut out for the family of the injured person. */
function FamilyCard({ groups, practice, emergency }: CardProps) {
  return (
    <PrintSheet
      id="family-card"
      title="A card for your family"
      lead={pointNamed(emergency, "give-card").text}
      print="Print the card"
      before={<CallEmergency />}
      short
    >
      <div className={cardStyles.card}>
        <h3>{pointNamed(emergency, "list").text}</h3>
        <p>{pointNamed(emergency, "card").text}</p>
        <div className={cardStyles.groups}>
          {groups.map(({ id, title, items }) => (
            <DangerSigns key={id} title={title} items={items} heading="h4" />
          ))}
        </div>
        <WriteLines lines={["This card is about:", "Call also:"]} />
        <Text variant="small">
          If it’s not an emergency, call {practice.name}:{" "}
          <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>
        </Text>
      </div>
    </PrintSheet>
  );
}

import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Group } from "#content/fields.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { CallEmergency } from "#parts/DangerFrame.tsx";
import { DangerSigns } from "#parts/RedFlags.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./FamilyCard.module.css";
import { PrintSheet, WriteLines } from "./PrintSheet.tsx";

type Props = { groups: readonly Group[]; practice: Practice; emergency: readonly Point[] };

/** The danger signs on a card to cut out for the family of the injured person. */
export function FamilyCard({ groups, practice, emergency }: Props) {
  return (
    <PrintSheet
      id="family-card"
      title="A card for your family"
      lead={pointNamed(emergency, "give-card").text}
      print="Print the card"
      before={<CallEmergency />}
      short
    >
      <div className={styles.card}>
        <h3>{pointNamed(emergency, "list").text}</h3>
        <p>{pointNamed(emergency, "card").text}</p>
        <div className={styles.groups}>
          {groups.map(({ id, title, items }) => (
            <DangerSigns key={id} title={title} items={items} heading="h4" />
          ))}
        </div>
        <WriteLines lines={["This card is about:", "Call also:"]} />
        <Text variant="small">
          For what can wait, call {practice.name}: <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>
        </Text>
      </div>
    </PrintSheet>
  );
}

import { readablePhone, telHref } from "#domain/phone.ts";
import { pointNamed } from "#domain/points.ts";
import type { Point } from "#schemas/guidance.ts";
import type { Group } from "#schemas/listed.ts";
import type { Practice } from "#schemas/practice.ts";
import { CallEmergency } from "#sections/DangerFrame.tsx";
import { DangerSigns } from "#sections/RedFlags.tsx";
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

import { readablePhone, telHref } from "#domain/phone.ts";
import type { Group } from "#schemas/listed.ts";
import type { Practice } from "#schemas/practice.ts";
import { Button } from "#ui/links/Button.tsx";
import { CutCard } from "./CutCard.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { WriteLines } from "#ui/tables/WriteLines.tsx";
import { PrintChoice } from "./PrintChoice.tsx";
import { SheetParts } from "./SheetParts.tsx";

type Props = { groups: readonly Group[]; practice: Practice };

/** The signs for which to call 911, on a card for those who live with the person who was hurt. */
export function FamilyCard({ groups, practice }: Props) {
  return (
    <Section id="family-card">
      <SheetParts
        sheet="family-card"
        title="A card for your family"
        lead="You may not notice these signs yourself, so give this card to someone who is with you."
        aside={
          <>
            <Button icon="phone" href="tel:911">
              Call 911
            </Button>
            <PrintChoice sheet="family-card" label="Print the card" />
          </>
        }
      >
        <CutCard
          title="Call 911 or go to the emergency room for these signs"
          lead="Someone near you was hurt in a crash, and may not notice these signs."
          groups={groups}
        >
          <WriteLines lines={["This card is about:", "Call also:"]} />
          <Text variant="small">
            For what can wait, call {practice.name}:{" "}
            <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>
          </Text>
        </CutCard>
      </SheetParts>
    </Section>
  );
}

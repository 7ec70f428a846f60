import type { Group } from "#schemas/listed.ts";
import { Button } from "#ui/links/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SignSheet } from "./SignSheet.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { groups: readonly Group[] };

/** The signs that cannot wait for a visit; on paper, a sheet for the family. */
export function RedFlags({ groups }: Props) {
  return (
    <Section id="red-flags">
      <SignSheet section="red-flags" title="Call 911 or go to the emergency room for these signs" groups={groups}>
        <Text>You may not notice them yourself. Show this list to someone who is with you.</Text>
        <Button icon="phone" href="tel:911">
          Call 911
        </Button>
      </SignSheet>
    </Section>
  );
}

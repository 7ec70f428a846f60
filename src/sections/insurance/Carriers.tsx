import type { Carrier } from "#schemas/listed.ts";
import { NameGrid } from "./NameGrid.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { carriers: readonly Carrier[] };

/** Insurance companies by name, and what their names here do not mean. */
export function Carriers({ carriers }: Props) {
  return (
    <Section id="carriers">
      <SectionHead section="carriers" title="Accepted carriers" />
      <Stack>
        <NameGrid labelledBy="carriers-title" names={carriers} />
        <Text variant="small" tone="soft">
          Examples of companies that insure cars in New York. Company names belong to their owners. No affiliation. Only
          the insurer can confirm coverage.
        </Text>
      </Stack>
    </Section>
  );
}

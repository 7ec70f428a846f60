import { countFirst } from "#domain/number-words.ts";
import { routes } from "#routes.ts";
import type { Benefit } from "#schemas/listed.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { lead: string; reasons: readonly Benefit[] };

/** Why to choose the practice: only claims that can be verified on a report. */
export function Reasons({ lead, reasons }: Props) {
  return (
    <Section id="reasons">
      <Columns split="4-8">
        <Stack>
          <h2 id="reasons-title">{countFirst(reasons.length)} reasons to choose the practice</h2>
          <Text tone="soft">
            {lead} Here is <a href={routes.sampleReport}>a sample report, with notes</a>.
          </Text>
        </Stack>
        <NumberedMargin items={reasons} />
      </Columns>
    </Section>
  );
}

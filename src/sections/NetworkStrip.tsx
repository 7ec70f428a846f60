import type { Site } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Stations } from "#ui/lists/Stations.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { network: readonly Site[]; statement: string };

/** The four sister sites, and the sentence the law asks for beside them (Public Health Law §238-d). */
export function NetworkStrip({ network, statement }: Props) {
  return (
    <Section id="network" variant="band">
      <Stack>
        <h2>One physician’s network</h2>
        <Text variant="small" tone="soft">
          {statement}
        </Text>
      </Stack>
      <Stations stations={network} />
    </Section>
  );
}

import type { Site } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Stations } from "#ui/lists/Stations.tsx";

type Props = { network: readonly Site[]; statement: string };

/** The four sister sites, and the sentence the law asks for beside them (Public Health Law §238-d). */
export function NetworkStrip({ network, statement }: Props) {
  return (
    <Section id="network" variant="band" title="One physician’s network" lead={statement} arrange="split">
      <Stations stations={network} />
    </Section>
  );
}

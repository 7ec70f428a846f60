import type { Site } from "#schemas/listed.ts";
import { NetworkStrip } from "#sections/NetworkStrip.tsx";

/** The sister sites that are listed. */
const shown = ["concussion", "headache", "diagnostics"];

type Props = { network: readonly Site[]; statement: string };

/** Links to the sister sites of single specialties, and the statement of who runs them. */
export function SpecialtySites({ network, statement }: Props) {
  return (
    <NetworkStrip
      section={{ id: "specialty", title: "More on our specialty sites" }}
      network={network.filter(({ id }) => shown.includes(id))}
      statement={statement}
    />
  );
}

import { countFirst } from "#domain/number-words.ts";
import type { ProcessStep } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Steps } from "./Steps.tsx";

type Props = { steps: readonly ProcessStep[] };

/** From the accident to recovery in four steps. */
export function Process({ steps }: Props) {
  return (
    <Section id="process" variant="sunk">
      <SectionHead
        section="process"
        title={`${countFirst(steps.length)} steps, one continuous record`}
        lead="From the crash to your last visit: what happened, what was found, what was done, and how you are now."
        arrange="split"
      />
      <Steps steps={steps} />
    </Section>
  );
}

import { countInWords } from "#domain/number-words.ts";
import type { ProcessStep } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Timeline } from "./Timeline.tsx";

type Props = { steps: readonly ProcessStep[] };

/** The six steps of a claim, with the times that run between them. */
export function ClaimTimeline({ steps }: Props) {
  return (
    <Section id="claim" variant="sunk">
      <SectionHead
        section="claim"
        title={`A claim in ${countInWords(steps.length)} steps`}
        lead="The days between the steps are limits of the law; the week is our aim."
        arrange="split"
      />
      <Timeline steps={steps} />
    </Section>
  );
}

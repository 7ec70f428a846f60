import type { Example } from "#ui/Example.ts";
import { Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";

/** Examples of `Section` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "plain",
    element: (
      <Section id="example-plain">
        <SectionHead section="example-plain" title="Plain" />
      </Section>
    ),
  },
  {
    name: "sunk",
    element: (
      <Section id="example-sunk" variant="sunk">
        <SectionHead section="example-sunk" title="Sunk" />
      </Section>
    ),
  },
  {
    name: "under a ruler",
    element: (
      <Section id="example-scale" variant="scale">
        <SectionHead section="example-scale" title="Under a ruler" />
      </Section>
    ),
  },
  {
    name: "band",
    element: (
      <Section id="example-band" variant="band">
        <SectionHead section="example-band" title="Band" />
      </Section>
    ),
  },
];

import type { Example } from "#ui/Example.ts";
import { MarginFacts } from "#ui/text/MarginFacts.tsx";
import { Passage } from "./Passage.tsx";

/** Examples of `Passage` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with facts in the margin",
    element: (
      <Passage title="A passage" margin={<MarginFacts facts={[{ value: "30 days", meaning: "for written notice" }]} />}>
        <p>Its first paragraph.</p>
        <p>Its second paragraph.</p>
      </Passage>
    ),
  },
];

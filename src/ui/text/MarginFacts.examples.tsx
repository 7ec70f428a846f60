import type { Example } from "#ui/Example.ts";
import { MarginFacts } from "./MarginFacts.tsx";

/** Examples of `MarginFacts` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two facts",
    element: (
      <MarginFacts
        facts={[
          { value: "30 days", meaning: "for written notice" },
          { value: "48 hours", meaning: "to the EMG report" },
        ]}
      />
    ),
  },
];

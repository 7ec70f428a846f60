import type { Example } from "#ui/Example.ts";
import { NumberedMargin } from "./NumberedMargin.tsx";

/** Examples of `NumberedMargin` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three points",
    element: (
      <NumberedMargin
        items={[
          { id: "a", title: "Findings that are measured", text: "Strength and feeling, the same way each time." },
          { id: "b", title: "A stated time", text: "Every report has one." },
          { id: "c", title: "Normal results too", text: "They go into the report with the others." },
        ]}
      />
    ),
  },
];

import { ComparedRows } from "./ComparedRows.tsx";
import type { Example } from "./Example.ts";

/** Examples of `ComparedRows` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two things under three heads",
    element: (
      <ComparedRows
        heads={["What it holds", "Relationship", "Time"]}
        rows={[
          {
            id: "compare-visit",
            title: "A visit",
            about: "In the office.",
            cells: ["History, exam and a plan", "Treating doctor", "5–7 business days"],
          },
          {
            id: "compare-review",
            title: "A review",
            about: "From the records.",
            cells: ["The records only", "Reader", "3–5 business days"],
          },
        ]}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { PlaceTable } from "./PlaceTable.tsx";

/** Examples of `PlaceTable` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two places, in words and on a scale",
    element: (
      <PlaceTable
        caption="Two piers compared"
        columns={["East pier", "West pier"]}
        groups={[
          {
            title: "What there is",
            rows: [
              { name: "Ferry", cells: [{ text: "Here", ring: true }, { text: "Only at the east pier" }] },
              {
                name: "Tea",
                cells: [
                  { text: "Here", ring: true },
                  { text: "Here", ring: true },
                ],
              },
            ],
          },
          {
            title: "Open",
            scale: { from: 8, to: 18, labels: ["8 AM", "6 PM"] },
            rows: [
              {
                name: "Monday",
                cells: [
                  { text: "8:00 AM–6:00 PM", span: { from: 8, to: 18 } },
                  { text: "By appointment", dashed: true },
                ],
              },
              {
                name: "Wednesday",
                cells: [{ text: "9:00 AM–5:00 PM", span: { from: 9, to: 17 } }, { text: "Closed" }],
              },
            ],
          },
        ]}
      />
    ),
  },
];

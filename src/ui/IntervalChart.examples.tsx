import type { Example } from "./Example.ts";
import { IntervalChart } from "./IntervalChart.tsx";

/** Examples of `IntervalChart` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two scales",
    element: (
      <IntervalChart
        title="Report turnaround"
        scales={[
          { unit: "hours", end: 72, rows: [{ id: "a", name: "Rush report", value: "48–72 hours", from: 48, to: 72 }] },
          {
            unit: "business days",
            end: 10,
            rows: [{ id: "b", name: "IME report", value: "7–10 business days", from: 7, to: 10 }],
          },
        ]}
      />
    ),
  },
];

import { DatePlot } from "./DatePlot.tsx";
import type { Example } from "./Example.ts";

/** Examples of `DatePlot` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "four days, with the present between the first two",
    element: (
      <DatePlot
        start="Start"
        now={{ at: 0.2, label: "Today" }}
        days={[
          { at: 0.1, label: "Jan 25", passed: true },
          { at: 0.3, label: "Feb 14" },
          { at: 0.5, label: "Apr 15" },
          { at: 1, label: "Jan 15" },
        ]}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { TurnaroundScale } from "./TurnaroundScale.tsx";

/** Examples of `TurnaroundScale` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two units",
    element: (
      <TurnaroundScale
        caption="Business days leave out weekends."
        bands={[
          {
            unit: "hours",
            step: 24,
            end: 72,
            rows: [
              { id: "a", name: "First report", value: "within 48 hours", from: 0, to: 48 },
              { id: "b", name: "Rush report", value: "48–72 hours", from: 48, to: 72 },
            ],
          },
          {
            unit: "business days",
            step: 1,
            end: 10,
            rows: [
              { id: "c", name: "Short report", value: "3–5 business days", from: 3, to: 5 },
              { id: "d", name: "Long report", value: "7–10 business days", from: 7, to: 10 },
            ],
          },
        ]}
      />
    ),
  },
];

import { BodyPlot } from "./BodyPlot.tsx";
import type { Example } from "./Example.ts";

/** Examples of `BodyPlot` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "all places",
    element: (
      <BodyPlot
        rings={[
          { id: "one", place: "brain" },
          { id: "two", place: "temple" },
          { id: "three", place: "neck" },
          { id: "four", place: "back" },
          { id: "five", place: "elbow" },
          { id: "six", place: "ear" },
        ]}
        caption="An illustration."
      />
    ),
  },
];

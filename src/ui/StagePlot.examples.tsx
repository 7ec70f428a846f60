import type { Example } from "./Example.ts";
import { StagePlot } from "./StagePlot.tsx";

/** Examples of `StagePlot` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three stages on a scale of six weeks",
    element: (
      <StagePlot
        title="When signs begin to show"
        unit="weeks after the start"
        description="Illustration: silent at first, then small signs, then clear ones."
        end={6}
        stages={[
          { id: "early", name: "Too early", time: "before 2 weeks", text: "Nothing shows.", from: 0 },
          { id: "first", name: "First signs", time: "2–3 weeks", text: "A little shows.", from: 2 },
          { id: "best", name: "Best time", time: "3 weeks or more", text: "It shows well.", from: 3 },
        ]}
      />
    ),
  },
];

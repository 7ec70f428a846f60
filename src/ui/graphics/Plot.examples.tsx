import type { Example } from "#ui/Example.ts";
import { Line, Measure, Plot, Ring } from "./Plot.tsx";

/** Examples of `Plot` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "its parts",
    element: (
      <Plot
        viewBox="0 0 200 80"
        title="Illustration of the parts of a plot: a line, a measure, a dashed measure, and a ring."
      >
        <Measure d="M20 10V70" />
        <Measure d="M180 10V70" dashed />
        <Line d="M0 60H80c20 0 20-40 40-40s20 40 40 40h40" />
        <Ring x={120} y={20} />
      </Plot>
    ),
  },
];

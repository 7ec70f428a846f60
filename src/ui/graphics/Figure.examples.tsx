import type { Example } from "#ui/Example.ts";
import { Figure } from "./Figure.tsx";
import { Line, Plot } from "./Plot.tsx";

/** Examples of `Figure` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with a drawing",
    element: (
      <Figure caption="An illustration.">
        <Plot viewBox="0 0 200 80" title="Illustration of a nerve response.">
          <Line d="M0 60H80c20 0 20-40 40-40s20 40 40 40h40" />
        </Plot>
      </Figure>
    ),
  },
];

import type { Example } from "./Example.ts";
import { Figure } from "./Figure.tsx";
import { ResponsePlot } from "./ResponsePlot.tsx";

/** Examples of `Figure` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with a nerve response",
    element: (
      <Figure caption="An illustration.">
        <ResponsePlot />
      </Figure>
    ),
  },
];

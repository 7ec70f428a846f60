import type { Example } from "#ui/Example.ts";
import { FootTrace, PageTrace } from "./EdgeTrace.tsx";
import { traces, type TraceName } from "./traces.ts";

/** Examples of `EdgeTrace` for the gallery and its checks. */
export const examples: Example[] = [
  ...(Object.keys(traces) as TraceName[]).map((trace) => ({
    name: `behind the head of a page: ${trace}`,
    element: <PageTrace trace={trace} />,
  })),
  {
    name: "on top of the footer",
    element: (
      <div data-surface="panel">
        <FootTrace />
      </div>
    ),
  },
];

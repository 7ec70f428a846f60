import type { Example } from "./Example.ts";
import { FootTrace, PageTrace } from "./EdgeTrace.tsx";

/** Examples of `EdgeTrace` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "behind the head of a page", element: <PageTrace /> },
  {
    name: "on top of the footer",
    element: (
      <div data-surface="panel">
        <FootTrace />
      </div>
    ),
  },
];

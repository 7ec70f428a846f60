import type { Example } from "#ui/Example.ts";
import { SectionHead } from "./SectionHead.tsx";

/** Examples of `SectionHead` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "stacked",
    element: <SectionHead section="example-stacked" title="A heading" lead="Its lead, in one sentence." />,
  },
  {
    name: "split",
    element: (
      <SectionHead section="example-split" title="A heading" lead="Its lead, in one sentence." arrange="split" />
    ),
  },
  { name: "aside", element: <SectionHead section="example-aside" title="A heading" arrange="aside" /> },
];

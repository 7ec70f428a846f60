import type { Example } from "#ui/Example.ts";
import { Sheet } from "./Sheet.tsx";

/** Examples of `Sheet` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "raised",
    element: (
      <Sheet id="example-sheet" title="Send a message">
        <p>Some words.</p>
      </Sheet>
    ),
  },
  {
    name: "panel",
    element: (
      <Sheet id="example-panel" title="Need to be seen soon?" tone="panel">
        <p>Some words.</p>
      </Sheet>
    ),
  },
];

import type { Example } from "#ui/Example.ts";
import { Wrap } from "./Wrap.tsx";

/** Examples of `Wrap` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "the width of the page",
    element: (
      <Wrap>
        <p>Inside the wrap.</p>
      </Wrap>
    ),
  },
];

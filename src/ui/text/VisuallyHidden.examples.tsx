import type { Example } from "#ui/Example.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Examples of `VisuallyHidden` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "words for screen readers",
    element: (
      <p>
        Seen<VisuallyHidden> and heard</VisuallyHidden>
      </p>
    ),
  },
];

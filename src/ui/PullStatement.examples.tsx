import type { Example } from "./Example.ts";
import { PullStatement } from "./PullStatement.tsx";

/** Examples of `PullStatement` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "a sentence",
    element: (
      <PullStatement section="pull" heading="What we stand for">
        We write down what we find, and we write it the same way whoever asks.
      </PullStatement>
    ),
  },
];

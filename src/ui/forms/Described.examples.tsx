import { Described } from "./Described.tsx";
import type { Example } from "#ui/Example.ts";

/** Examples of `Described` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "a hint and an error",
    element: (
      <Described name="example-described" hint="Any day." error="Choose one of these answers.">
        <p>What is described.</p>
      </Described>
    ),
  },
];

import type { Example } from "./Example.ts";
import { Steps } from "./Steps.tsx";

/** Examples of `Steps` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "four steps",
    element: (
      <Steps
        steps={["One", "Two", "Three", "Four"].map((title) => ({
          id: title,
          title,
          text: "What happens in this step.",
        }))}
      />
    ),
  },
];

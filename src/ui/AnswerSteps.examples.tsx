import { AnswerSteps } from "./AnswerSteps.tsx";
import type { Example } from "./Example.ts";

/** Examples of `AnswerSteps` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "five steps",
    element: (
      <AnswerSteps
        steps={["One", "Two", "Three", "Four", "Five"].map((title) => ({
          id: title,
          title,
          text: "What happens in this step.",
        }))}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { NumberedQuestions } from "./NumberedQuestions.tsx";

const answers = [
  { id: "yes", answer: "Yes", leads: "Go on to question 2." },
  { id: "no", answer: "No", leads: "Call the office." },
];

/** Examples of `NumberedQuestions` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two questions",
    element: (
      <NumberedQuestions
        questions={[
          { id: "first", text: "Were you there?", hint: "Any day counts.", answers },
          { id: "second", text: "Do you have a letter?", answers },
        ]}
      />
    ),
  },
];

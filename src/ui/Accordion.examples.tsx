import type { Example } from "./Example.ts";
import { Accordion } from "./Accordion.tsx";

/** Examples of `Accordion` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three questions, the first open",
    element: (
      <Accordion
        name="example"
        items={[
          { id: "example-one", question: "Is the first question open?", answer: <p>Yes, and it can be closed.</p> },
          { id: "example-two", question: "Does the second close the first?", answer: <p>It does.</p> },
          {
            id: "example-three",
            question: "What does a long question do when its line is full and it has to break?",
            answer: <p>It breaks.</p>,
          },
        ]}
      />
    ),
  },
];

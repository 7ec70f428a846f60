import type { Example } from "#ui/Example.ts";
import { RuledPairs } from "./RuledPairs.tsx";

/** Examples of `RuledPairs` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two titles",
    element: (
      <RuledPairs
        items={["The first office", "The second office"].map((title) => ({
          id: title,
          title,
          text: "What it is about, in a sentence.",
          pairs: [
            { term: "Where", value: "The street and the number of the house." },
            { term: "When", value: "The days of the week, and the hours." },
          ],
        }))}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { TermList } from "./TermList.tsx";

/** Examples of `TermList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with a name and without",
    element: (
      <TermList
        terms={[
          {
            id: "first-term",
            term: "ABC",
            name: "a better chart",
            texts: ["What it is.", "More of it."],
            note: "Source: a book",
          },
          { id: "second-term", term: "A word", texts: ["What it means, in a sentence."], note: "Source: another book" },
        ]}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { LetterList } from "./LetterList.tsx";

const letter = (id: string, name: string) => ({
  id,
  name,
  head: "Words at the top",
  lines: ["Number", "Date and place"],
  asks: "What it asks for, in a sentence.",
  by: "Within 30 days.",
  act: "Answer it in writing, and keep a copy.",
  source: "Where the rule is",
});

/** Examples of `LetterList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two letters",
    element: <LetterList headings="h3" letters={[letter("one", "A letter"), letter("two", "Another letter")]} />,
  },
];

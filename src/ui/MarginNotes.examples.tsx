import type { Example } from "./Example.ts";
import { MarginNotes } from "./MarginNotes.tsx";

/** Examples of `MarginNotes` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two notes",
    element: <MarginNotes title="Good to know" notes={["Testing is done at one office.", "It takes an hour."]} />,
  },
];

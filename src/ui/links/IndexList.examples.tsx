import type { Example } from "#ui/Example.ts";
import { IndexList } from "./IndexList.tsx";

const entries = [
  { id: "main", title: "The first entry", hint: "Whom it is for" },
  { id: "pieces", title: "An entry with a longer title", hint: "What somebody notices, in a few words" },
];

/** Examples of `IndexList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "plain",
    element: (
      <>
        <h3 id="example-index">On this page</h3>
        <IndexList labelledBy="example-index" entries={entries} />
      </>
    ),
  },
  {
    name: "numbered as a drawing",
    element: (
      <>
        <h3 id="example-numbered">In the drawing</h3>
        <IndexList labelledBy="example-numbered" entries={entries} numbered />
      </>
    ),
  },
];

import { Byline } from "./Byline.tsx";
import type { Example } from "#ui/Example.ts";

const day = { iso: "2026-09-08", words: "September 8, 2026" };

/** Examples of `Byline` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "with a word", element: <Byline category="Category" day={day} minutes={5} /> },
  { name: "without a day", element: <Byline category="Category" minutes={5} /> },
  { name: "with a link", element: <Byline category="Category" categoryHref="/" day={day} minutes={5} /> },
  { name: "in a column", element: <Byline variant="column" category="Category" day={day} minutes={5} /> },
];

import type { Example } from "#ui/Example.ts";
import { PageTurn } from "./PageTurn.tsx";

const previous = { href: "#previous", words: "Previous", label: "What comes before" };
const next = { href: "#next", words: "Next", label: "What comes after it, with a longer name" };

/** Examples of `PageTurn` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "both ways", element: <PageTurn title="Example: both ways" previous={previous} next={next} /> },
  { name: "onwards only", element: <PageTurn title="Example: onwards" next={next} /> },
  { name: "back only", element: <PageTurn title="Example: back" previous={previous} /> },
];

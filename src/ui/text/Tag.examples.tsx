import type { Example } from "#ui/Example.ts";
import { Tag } from "./Tag.tsx";

/** Examples of `Tag` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "a word", element: <Tag>Keyword</Tag> },
  { name: "a link", element: <Tag href="/">Category</Tag> },
];

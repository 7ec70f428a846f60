import { ArticlePart } from "./ArticlePart.tsx";
import type { Example } from "#ui/Example.ts";

/** Examples of `ArticlePart` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with a paragraph",
    element: (
      <ArticlePart id="article-part" title="A part of a text">
        <p>Its text.</p>
      </ArticlePart>
    ),
  },
];

import { ArticleGrid } from "./ArticleGrid.tsx";
import { ArticlePart } from "./ArticlePart.tsx";
import { Contents } from "#ui/links/Contents.tsx";
import type { Example } from "#ui/Example.ts";

/** Examples of `ArticleGrid` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "one part",
    element: (
      <ArticleGrid
        short={<p>The short version.</p>}
        contents={<Contents title="In this article" links={[{ href: "#part", label: "A part" }]} />}
      >
        <p>What stands before the first part.</p>
        <ArticlePart id="part" title="A part">
          <p>Its text.</p>
        </ArticlePart>
      </ArticleGrid>
    ),
  },
];

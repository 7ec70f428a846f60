import { ArticleProse } from "./ArticleProse.tsx";
import type { Example } from "./Example.ts";

const text =
  "<p>A paragraph with a <a href='/'>link</a>.</p><aside role='note'><p><strong>A note.</strong> It stands in the margin.</p></aside><p>Another paragraph.</p><ul><li>One</li><li>Two</li></ul><h3>A smaller heading</h3><ol><li>One</li><li>Two</li></ol><blockquote><p>A sentence that stands for the rest.</p></blockquote>";
const table =
  "<table><thead><tr><th scope='col'>Step</th><th scope='col'>Days</th></tr></thead><tbody><tr><th scope='row'>First</th><td data-head='Days'>30</td></tr></tbody></table>";

/** Examples of `ArticleProse` for the gallery and its checks. */
export const examples: Example[] = [{ name: "all that it may hold", element: <ArticleProse html={text + table} /> }];

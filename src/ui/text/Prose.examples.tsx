import type { Example } from "#ui/Example.ts";
import { Prose } from "./Prose.tsx";

/** Examples of `Prose` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "paragraph and list", element: <Prose html="<p>A paragraph.</p><ul><li>One</li><li>Two</li></ul>" /> },
];

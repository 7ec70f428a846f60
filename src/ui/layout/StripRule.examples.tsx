import type { Example } from "#ui/Example.ts";
import { StripRule } from "./StripRule.tsx";

/** Examples of `StripRule` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "the first line", element: <StripRule line={0} /> },
  { name: "the last line", element: <StripRule line={5} /> },
];

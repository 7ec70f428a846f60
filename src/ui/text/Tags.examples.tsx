import type { Example } from "#ui/Example.ts";
import { Tags } from "./Tags.tsx";

/** Examples of `Tags` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "keywords", element: <Tags label="Keywords" words={["one", "two words", "a few words more"]} /> },
];

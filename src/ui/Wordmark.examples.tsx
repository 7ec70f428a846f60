import type { Example } from "./Example.ts";
import { Wordmark } from "./Wordmark.tsx";

/** Examples of `Wordmark` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "with its mark", element: <Wordmark href="/" name="Example Neurology" current={false} /> },
];

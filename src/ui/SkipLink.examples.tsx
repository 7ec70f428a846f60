import type { Example } from "./Example.ts";
import { SkipLink } from "./SkipLink.tsx";

/** Examples of `SkipLink` for the gallery and its checks. */
export const examples: Example[] = [{ name: "seen when focused", element: <SkipLink /> }];

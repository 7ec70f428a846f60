import type { Example } from "#ui/Example.ts";
import { ShortVersion } from "./ShortVersion.tsx";

/** Examples of `ShortVersion` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three points",
    element: <ShortVersion points={["The first point.", "The second point.", "The third point."]} />,
  },
];

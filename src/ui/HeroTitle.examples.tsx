import type { Example } from "./Example.ts";
import { HeroTitle } from "./HeroTitle.tsx";

/** Examples of `HeroTitle` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with its second line",
    element: <HeroTitle subtitle="Brooklyn & NYC">A title of two lines</HeroTitle>,
  },
];

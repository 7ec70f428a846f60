import type { Example } from "./Example.ts";
import { HeroPlot } from "./HeroPlot.tsx";

/** Examples of `HeroPlot` for the gallery and its checks. */
export const examples: Example[] = [{ name: "the trace of the home page", element: <HeroPlot /> }];

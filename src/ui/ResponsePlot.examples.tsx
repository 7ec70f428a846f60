import type { Example } from "./Example.ts";
import { ResponsePlot } from "./ResponsePlot.tsx";

/** Examples of `ResponsePlot` for the gallery and its checks. */
export const examples: Example[] = [{ name: "with its three measures", element: <ResponsePlot /> }];

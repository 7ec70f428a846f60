import type { Example } from "#ui/Example.ts";
import { StudyPlot } from "./StudyPlot.tsx";

/** Examples of `StudyPlot` for the gallery and its checks. */
export const examples: Example[] = [{ name: "three recordings", element: <StudyPlot /> }];

import type { Example } from "#ui/Example.ts";
import { IntervalBar } from "./IntervalBar.tsx";

/** Examples of `IntervalBar` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "a part", element: <IntervalBar span={{ from: 20, to: 60 }} /> },
  { name: "from the start", element: <IntervalBar span={{ from: 0, to: 20 }} /> },
  { name: "empty", element: <IntervalBar /> },
];

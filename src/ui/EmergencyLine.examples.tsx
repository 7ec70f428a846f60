import type { Example } from "./Example.ts";
import { EmergencyLine } from "./EmergencyLine.tsx";

/** Examples of `EmergencyLine` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "one line", element: <EmergencyLine>New severe headache or weakness?</EmergencyLine> },
];

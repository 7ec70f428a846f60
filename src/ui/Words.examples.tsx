import type { Example } from "./Example.ts";
import { Words } from "./Words.tsx";

/** Examples of `Words` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "unbreakable words",
    element: (
      <p>
        <Words>No-Fault pays for EMG/NCS in 5–7 business days.</Words>
      </p>
    ),
  },
];

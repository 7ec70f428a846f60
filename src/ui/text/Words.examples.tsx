import type { Example } from "#ui/Example.ts";
import { Words } from "./Words.tsx";

/** Examples of `Words` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "unbreakable words",
    element: (
      <p>
        <Words>
          No-Fault pays for EMG/NCS in 5–7 business days. On an e-bike, sign the NF-AOB (11 NYCRR 65-3.12(a)(1)).
        </Words>
      </p>
    ),
  },
];

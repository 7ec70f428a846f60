import { CallLines } from "./CallLines.tsx";
import type { Example } from "./Example.ts";

/** Examples of `CallLines` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two lines",
    element: (
      <CallLines
        lines={[
          { name: "First line", href: "tel:+12125550100", number: "(212) 555-0100" },
          { name: "Second line", href: "tel:+12125550101", number: "(212) 555-0101" },
        ]}
      />
    ),
  },
];

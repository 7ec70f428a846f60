import type { Example } from "./Example.ts";
import { SharedAmount } from "./SharedAmount.tsx";

/** Examples of `SharedAmount` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three shares of one amount",
    element: <SharedAmount shares={["Care", "Pay", "Travel"]} amount="Up to $100" caption="All three share it." />,
  },
];

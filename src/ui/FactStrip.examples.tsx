import type { Example } from "./Example.ts";
import { FactStrip } from "./FactStrip.tsx";

/** Examples of `FactStrip` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "four times",
    element: (
      <FactStrip
        facts={[
          { name: "Standard report", value: "5–7 business days" },
          { name: "Rush report", value: "48–72 hours" },
          { name: "Long report", value: "7–10 business days" },
          { name: "Short opinion", value: "3–5 business days" },
        ]}
      />
    ),
  },
];

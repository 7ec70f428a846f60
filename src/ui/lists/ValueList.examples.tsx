import type { Example } from "#ui/Example.ts";
import { ValueList } from "./ValueList.tsx";

/** Examples of `ValueList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two values",
    element: (
      <ValueList
        values={[
          { name: "Standard report", value: "5–7 business days" },
          { name: "Rush report", value: "48–72 hours" },
        ]}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { Legend } from "./Legend.tsx";

/** Examples of `Legend` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two letters",
    element: (
      <Legend
        items={[
          { mark: "A", name: "First", text: "What the first letter stands for." },
          { mark: "B", name: "Second", text: "What the second letter stands for." },
        ]}
      />
    ),
  },
];

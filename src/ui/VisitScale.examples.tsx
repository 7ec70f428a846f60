import type { Example } from "./Example.ts";
import { Text } from "./Text.tsx";
import { VisitScale } from "./VisitScale.tsx";

/** Examples of `VisitScale` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three parts in two stretches",
    element: (
      <VisitScale
        stretches={[
          { keys: "A + B", value: "20–30 minutes", from: 20, to: 30 },
          { keys: "C, another day", value: "40–60 minutes", from: 40, to: 60 },
        ]}
        caption="Minutes on one scale."
        parts={["One", "Two", "Three"].map((title) => ({
          id: title,
          title,
          text: <Text>What happens in this part.</Text>,
        }))}
      />
    ),
  },
];

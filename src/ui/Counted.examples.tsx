import { Counted } from "./Counted.tsx";
import type { Example } from "./Example.ts";
import { Passage } from "./Passage.tsx";
import { Text } from "./Text.tsx";

/** Examples of `Counted` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two passages",
    element: (
      <Counted>
        {["First question", "Second question"].map((title) => (
          <Passage key={title} title={title}>
            <Text>Its answer.</Text>
          </Passage>
        ))}
      </Counted>
    ),
  },
];

import type { Example } from "#ui/Example.ts";
import { Text } from "./Text.tsx";

/** Examples of `Text` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "running text", element: <Text>Running text.</Text> },
  { name: "lead", element: <Text look="lead">A lead.</Text> },
  { name: "card", element: <Text look="card">Text of a card.</Text> },
  {
    name: "small and soft",
    element: (
      <Text look="small" tone="soft">
        A hint.
      </Text>
    ),
  },
];

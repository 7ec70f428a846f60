import type { Example } from "#ui/Example.ts";
import { Text } from "./Text.tsx";

/** Examples of `Text` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "running text", element: <Text>Running text.</Text> },
  { name: "lead", element: <Text variant="lead">A lead.</Text> },
  { name: "card", element: <Text variant="card">Text of a card.</Text> },
  {
    name: "small and soft",
    element: (
      <Text variant="small" tone="soft">
        A hint.
      </Text>
    ),
  },
];

import type { Example } from "#ui/Example.ts";
import { Stack } from "./Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

/** Examples of `Stack` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "heading and text",
    element: (
      <Stack>
        <h3>What to send</h3>
        <Text tone="soft">Call first, and then we agree on a secure way.</Text>
      </Stack>
    ),
  },
];

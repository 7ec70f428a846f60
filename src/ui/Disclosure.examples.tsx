import { Disclosure } from "./Disclosure.tsx";
import type { Example } from "./Example.ts";
import { Text } from "./Text.tsx";

/** Examples of `Disclosure` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "closed",
    element: (
      <Disclosure title="More that some need">
        <Text>What was inside.</Text>
      </Disclosure>
    ),
  },
];

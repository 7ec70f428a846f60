import type { Example } from "#ui/Example.ts";
import { PrintAlone } from "./PrintAlone.tsx";
import { Text } from "#ui/text/Text.tsx";

/** Examples of `PrintAlone` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "not ready",
    element: (
      <PrintAlone ready={false}>
        <Text>A letter without words is printed with its page.</Text>
      </PrintAlone>
    ),
  },
];

import { Columns } from "./Columns.tsx";
import type { Example } from "#ui/Example.ts";
import { Text } from "#ui/text/Text.tsx";

const splits = ["4-8", "5-7", "6-6", "7-5", "8-4"] as const;

/** Examples of `Columns` for the gallery and its checks. */
export const examples: Example[] = splits.map((split) => ({
  name: split,
  element: (
    <Columns split={split}>
      <Text>The exam comes first.</Text>
      <Text>We test where the exam gives a reason, and we report what we find.</Text>
    </Columns>
  ),
}));

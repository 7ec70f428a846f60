import type { Example } from "#ui/Example.ts";
import { Press } from "./Press.tsx";

const onPress = () => undefined;

/** Examples of `Press` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "outline", element: <Press label="Back" onPress={onPress} /> },
  { name: "with a drawing", element: <Press label="Save to my calendar" icon="calendar" onPress={onPress} /> },
];

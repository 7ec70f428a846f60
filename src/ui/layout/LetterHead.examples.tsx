import type { Example } from "#ui/Example.ts";
import { LetterHead } from "./LetterHead.tsx";

/** Examples of `LetterHead` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "a letter", element: <LetterHead title="Name of the letter" lines={["Number", "Date and place"]} /> },
  { name: "a form", element: <LetterHead title="Name of the form" code="AB-1" lines={["Number", "Reason"]} /> },
];

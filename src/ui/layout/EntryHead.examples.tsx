import { Drawing } from "#ui/graphics/Drawing.tsx";
import { EntryHead } from "./EntryHead.tsx";
import type { Example } from "#ui/Example.ts";
import { RingNumber } from "#ui/lists/RingNumber.tsx";

/** Examples of `EntryHead` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "under a drawing, with a fact",
    element: <EntryHead title="A block" mark={<Drawing name="neck" />} meta="At both offices" />,
  },
  {
    name: "beside a number",
    element: <EntryHead title="Another block" mark={<RingNumber>{2}</RingNumber>} arrange="beside" />,
  },
];

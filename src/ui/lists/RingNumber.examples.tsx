import type { Example } from "#ui/Example.ts";
import { RingNumber } from "./RingNumber.tsx";

/** Examples of `RingNumber` for the gallery and its checks. */
export const examples: Example[] = [{ name: "three", element: <RingNumber>{3}</RingNumber> }];

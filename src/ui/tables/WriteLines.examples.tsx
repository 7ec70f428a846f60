import type { Example } from "#ui/Example.ts";
import { WriteLines } from "./WriteLines.tsx";

/** Examples of `WriteLines` for the gallery and its checks; on the screen there is nothing to see. */
export const examples: Example[] = [{ name: "two lines", element: <WriteLines lines={["Name:", "Date:"]} /> }];

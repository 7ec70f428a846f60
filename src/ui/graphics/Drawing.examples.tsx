import type { Example } from "#ui/Example.ts";
import { Drawing } from "./Drawing.tsx";

/** Examples of `Drawing` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "head", element: <Drawing name="head" /> },
  { name: "neck", element: <Drawing name="neck" /> },
  { name: "report", element: <Drawing name="report" /> },
  { name: "hammer", element: <Drawing name="hammer" /> },
  { name: "calendar", element: <Drawing name="calendar" /> },
  { name: "nerve", element: <Drawing name="nerve" /> },
];

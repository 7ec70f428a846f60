import { BlankTable } from "./BlankTable.tsx";
import type { Example } from "./Example.ts";

/** Examples of `BlankTable` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three columns",
    element: (
      <BlankTable caption="To fill in by hand" columns={["Date", "What", "Where"]} rows={{ paper: 9, screen: 3 }} />
    ),
  },
];

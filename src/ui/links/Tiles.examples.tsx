import type { Example } from "#ui/Example.ts";
import { Tiles } from "./Tiles.tsx";

/** Examples of `Tiles` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "at the end of a section",
    element: (
      <Tiles
        label="Example strip"
        variant="titled"
        tiles={["Uno", "Dos", "Tres", "Cuatro"].map((title) => ({ title, href: "#main" }))}
      />
    ),
  },
  {
    name: "four audiences",
    element: (
      <Tiles
        label="Example tiles"
        tiles={["One", "Two", "Three", "Four"].map((title) => ({ title, text: "What they need.", href: "#main" }))}
      />
    ),
  },
];

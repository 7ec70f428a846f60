import type { Example } from "./Example.ts";
import { NameGrid } from "./NameGrid.tsx";

const names = Array.from({ length: 20 }, (_, index) => ({ id: `name-${index}`, name: `Name ${index + 1}` }));

/** Examples of `NameGrid` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "20 names",
    element: (
      <>
        <h3 id="name-grid-example">Names</h3>
        <NameGrid labelledBy="name-grid-example" names={names} />
      </>
    ),
  },
];

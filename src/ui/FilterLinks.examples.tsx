import type { Example } from "./Example.ts";
import { FilterLinks } from "./FilterLinks.tsx";

/** Examples of `FilterLinks` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "the first is shown",
    element: (
      <FilterLinks
        title="Choose a list"
        links={[
          { href: "#all", label: "All", count: 3, current: true },
          { href: "#some", label: "Some", count: 2, current: false },
        ]}
      />
    ),
  },
];

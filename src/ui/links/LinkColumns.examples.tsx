import type { Example } from "#ui/Example.ts";
import { LinkColumns } from "./LinkColumns.tsx";

/** Examples of `LinkColumns` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three links",
    element: (
      <LinkColumns
        title="The main pages"
        links={[
          { href: "#a", label: "Patients" },
          { href: "#b", label: "Attorneys" },
          { href: "#c", label: "Services" },
        ]}
      />
    ),
  },
];

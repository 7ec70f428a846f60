import type { Example } from "./Example.ts";
import { LinkGroups } from "./LinkGroups.tsx";

/** Examples of `LinkGroups` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two groups",
    element: (
      <LinkGroups
        groups={[
          {
            title: "Main pages",
            links: [
              { href: "#patients", label: "For patients" },
              { href: "#attorneys", label: "For attorneys" },
            ],
          },
          { title: "Articles", links: [{ href: "#article", label: "An article with a long title that may break" }] },
        ]}
      />
    ),
  },
];

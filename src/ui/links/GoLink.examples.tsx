import type { Example } from "#ui/Example.ts";
import { GoLink } from "./GoLink.tsx";

/** Examples of `GoLink` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "on this site", element: <GoLink href="#main">The service that examines it</GoLink> },
  {
    name: "to another site",
    element: (
      <GoLink href="https://www.example.com/" external>
        Opens our example site
      </GoLink>
    ),
  },
];

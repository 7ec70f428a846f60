import type { Example } from "#ui/Example.ts";
import { ExternalLink } from "./ExternalLink.tsx";

/** Examples of `ExternalLink` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "in text",
    element: (
      <p>
        See <ExternalLink href="https://www.example.com/">another site</ExternalLink> for more.
      </p>
    ),
  },
];

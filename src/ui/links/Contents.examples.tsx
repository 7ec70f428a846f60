import { Contents } from "./Contents.tsx";
import type { Example } from "#ui/Example.ts";

/** Examples of `Contents` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three parts",
    element: (
      <Contents
        title="On this page"
        links={[
          { href: "#one", label: "The first part" },
          { href: "#two", label: "The second part, with a longer name" },
          { href: "#three", label: "The third part" },
        ]}
      />
    ),
  },
];

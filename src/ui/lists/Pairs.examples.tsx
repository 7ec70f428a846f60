import type { Example } from "#ui/Example.ts";
import { Pairs } from "./Pairs.tsx";

/** Examples of `Pairs` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two pairs",
    element: (
      <Pairs
        pairs={[
          { term: "Office", value: <a href="#main">A link</a> },
          { term: "Email", value: <a href="#main">office@example.com</a> },
        ]}
      />
    ),
  },
  {
    name: "with a note",
    element: (
      <Pairs pairs={[{ term: "Office", value: <a href="#main">A link</a>, note: "What there is to say of it" }]} />
    ),
  },
];

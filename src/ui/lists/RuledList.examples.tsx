import type { Example } from "#ui/Example.ts";
import { RuledList } from "./RuledList.tsx";

/** Examples of `RuledList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two terms",
    element: (
      <RuledList
        items={[
          { id: "a", title: "Term", text: "What it means." },
          { id: "b", title: "Another", text: "What that means." },
        ]}
      />
    ),
  },
  {
    name: "four terms beside each other",
    element: (
      <RuledList
        columns={4}
        items={["One", "Two", "Three", "Four"].map((title) => ({ id: title, title, text: "What it means." }))}
      />
    ),
  },
];

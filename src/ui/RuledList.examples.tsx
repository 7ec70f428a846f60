import type { Example } from "./Example.ts";
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
];

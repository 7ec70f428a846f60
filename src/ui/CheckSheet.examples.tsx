import { CheckSheet } from "./CheckSheet.tsx";
import type { Example } from "./Example.ts";

/** Examples of `CheckSheet` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two groups",
    element: (
      <CheckSheet
        groups={[
          { id: "one", title: "By phone", items: ["A name", "A date", "Something that takes more words to say"] },
          { id: "two", title: "By mail", items: ["A report", "A letter"] },
        ]}
      />
    ),
  },
];

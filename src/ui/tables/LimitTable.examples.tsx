import type { Example } from "#ui/Example.ts";
import { LimitTable } from "./LimitTable.tsx";

const row = { what: "Send the form", source: "Rule 1(a)", time: "30 days", from: "the first day" };

/** Examples of `LimitTable` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two groups",
    element: (
      <LimitTable
        caption="Time limits"
        groups={[
          { who: "You", rows: [{ ...row, id: "one" }] },
          { who: "The others", rows: [{ ...row, id: "two", time: "15 business days" }] },
        ]}
      />
    ),
  },
];

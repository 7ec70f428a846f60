import { Checklist } from "./Checklist.tsx";
import type { Example } from "./Example.ts";

/** Examples of `Checklist` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two groups",
    element: (
      <Checklist
        groups={[
          { id: "one", title: "First group", items: ["A thing", "Another thing", "A thing that takes more words"] },
          { id: "two", title: "Second group", items: ["A thing", "Another thing", "A third thing"] },
        ]}
        lines={["Date and time"]}
      />
    ),
  },
];

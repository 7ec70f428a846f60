import { CompareTable } from "./CompareTable.tsx";
import type { Example } from "#ui/Example.ts";

/** Examples of `CompareTable` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two things in two rows",
    element: (
      <CompareTable
        caption="This and that"
        corner="Question"
        columns={["This", "That"]}
        rows={[
          { id: "who", name: "Who asks", cells: ["You", "Somebody else"] },
          { id: "why", name: "What it is for", cells: ["A plan for your care", "An answer to the questions asked"] },
        ]}
      />
    ),
  },
];

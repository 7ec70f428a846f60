import type { Example } from "#ui/Example.ts";
import { TitledList } from "./TitledList.tsx";

/** Examples of `TitledList` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "plain", element: <TitledList title="What it includes" items={["An exam", "A report"]} /> },
  {
    name: "under a heavy rule, in two columns",
    element: (
      <TitledList title="What it includes" items={["An exam", "A report", "A plan"]} variant="ruled" columns={2} />
    ),
  },
];

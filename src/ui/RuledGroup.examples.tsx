import type { Example } from "./Example.ts";
import { MarkList } from "./MarkList.tsx";
import { RuledGroup } from "./RuledGroup.tsx";

/** Examples of `RuledGroup` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with a list",
    element: (
      <RuledGroup title="What it includes">
        <MarkList items={["An exam", "A report"]} />
      </RuledGroup>
    ),
  },
];

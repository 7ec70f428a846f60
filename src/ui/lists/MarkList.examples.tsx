import type { Example } from "#ui/Example.ts";
import { MarkList } from "./MarkList.tsx";

/** Examples of `MarkList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "short and long",
    element: (
      <MarkList
        items={[
          "A short line",
          "A line that is long enough to need a second line on a small screen, where it is indented",
        ]}
      />
    ),
  },
  {
    name: "in two columns",
    element: <MarkList columns={2} items={["One sign", "Another sign", "A third one", "A fourth", "And a fifth"]} />,
  },
  {
    name: "on a panel",
    element: (
      <div data-surface="panel">
        <MarkList items={["A short line"]} />
      </div>
    ),
  },
];

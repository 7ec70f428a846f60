import type { Example } from "./Example.ts";
import { NotedList } from "./NotedList.tsx";

/** Examples of `NotedList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two terms",
    element: (
      <NotedList
        items={[
          {
            id: "east",
            term: "East island",
            note: <a href="#example">East pier</a>,
            text: "The ferry runs every day.",
          },
          { id: "west", term: "West island", note: <a href="#example">West pier</a>, text: "Cross by the bridge." },
        ]}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { AreaMap } from "./AreaMap.tsx";

/** Examples of `AreaMap` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two islands, each with its place",
    element: (
      <AreaMap
        title="Map of two example islands."
        width={640}
        height={462}
        land="M-9 60L200-9H-9z"
        areas={[
          {
            id: "west",
            name: "West island",
            path: "M80 120h180v200h-120z",
            tone: "first",
            label: { at: [40, 90], from: [30, 50] },
            ring: true,
          },
          {
            id: "east",
            name: "East island",
            path: "M360 100h200v240h-160z",
            tone: "second",
            label: { at: [72, 45] },
            ring: false,
          },
        ]}
        legend={{ first: "Nearer to the west pier", second: "Nearer to the east pier", ring: "A pier" }}
      />
    ),
  },
];

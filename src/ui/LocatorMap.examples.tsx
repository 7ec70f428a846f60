import type { Example } from "./Example.ts";
import { LocatorMap } from "./LocatorMap.tsx";

const title = "Schematic map of an example. Not to scale.";

/** Examples of `LocatorMap` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "avenues that lean to the west, with streets across",
    element: (
      <LocatorMap
        id="example-west"
        title={title}
        pin="No. 12"
        turn={-7}
        block={{ wide: 68, deep: 150 }}
        avenues={[
          { name: "Mill Street", east: -2 },
          { name: "Harbor Avenue", east: 0 },
        ]}
        crossings={[
          { name: "First Street", north: 1 },
          { name: "Second Street", north: -1 },
        ]}
      />
    ),
  },
  {
    name: "avenues that lean to the east",
    element: (
      <LocatorMap
        id="example-east"
        title={title}
        pin="No. 3"
        turn={29}
        block={{ wide: 128, deep: 44 }}
        avenues={[
          { name: "Mill Street", east: -1 },
          { name: "Harbor Avenue", east: 0 },
          { name: "Dock Street", east: 1 },
        ]}
        crossings={[]}
      />
    ),
  },
];

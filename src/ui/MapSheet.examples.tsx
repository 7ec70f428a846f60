import type { Example } from "./Example.ts";
import { Button } from "./Button.tsx";
import { LocatorMap } from "./LocatorMap.tsx";
import { MapSheet } from "./MapSheet.tsx";

/** Examples of `MapSheet` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "a drawn map, the live one closed",
    element: (
      <MapSheet
        map={
          <LocatorMap
            id="example-sheet"
            title="Schematic map of an example. Not to scale."
            pin="No. 7"
            turn={0}
            block={{ wide: 90, deep: 60 }}
            avenues={[{ name: "Harbor Avenue", east: 0 }]}
            crossings={[]}
          />
        }
        note="Schematic, not to scale."
        action={
          <Button size="compact" href="#example">
            Get directions
          </Button>
        }
        live={{ place: "an example", src: "about:blank" }}
      />
    ),
  },
];

import type { Example } from "./Example.ts";
import { Place, PlaceHead } from "./Place.tsx";
import { Text } from "./Text.tsx";

/** Examples of `Place` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two places, the first with a tag",
    element: (
      <div>
        {["Pier", "Park"].map((name, index) => (
          <Place key={name} id={`example-${name}`}>
            <PlaceHead
              place={`example-${name}`}
              name={name}
              tag={index === 0 ? "Main office" : undefined}
              address={["1 Pier Street", "New York, NY 10004"]}
              call={{ href: "#example", number: "(212) 555-0101" }}
            >
              <Text>What is done here, in a sentence or two.</Text>
            </PlaceHead>
          </Place>
        ))}
      </div>
    ),
  },
];

import type { Example } from "#ui/Example.ts";
import { Stations } from "./Stations.tsx";

/** Examples of `Stations` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "on a panel",
    element: (
      <div data-surface="panel">
        <Stations
          stations={["One", "Two", "Three", "Four"].map((name) => ({
            id: name,
            name,
            description: "What it is for.",
            url: "https://www.example.com/",
            nofollow: false,
          }))}
        />
      </div>
    ),
  },
];

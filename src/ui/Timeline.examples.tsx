import type { Example } from "./Example.ts";
import { Timeline } from "./Timeline.tsx";

const titles = ["One", "Two", "Three", "Four", "Five", "Six"];

/** Examples of `Timeline` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "six steps, times between some of them, and one clock that can stop",
    element: (
      <Timeline
        steps={titles.map((title, index) => ({
          id: title,
          title,
          text: "What happens in this step.",
          limit: index % 2 ? { time: "30 days", meaning: "from one to the next", stops: index === 3 } : undefined,
        }))}
      />
    ),
  },
];

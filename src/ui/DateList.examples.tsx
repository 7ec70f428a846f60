import { DateList } from "./DateList.tsx";
import type { Example } from "./Example.ts";
import { Text } from "./Text.tsx";

const days = [
  { day: "2026-02-01", title: "Sunday, February 1, 2026", left: "This date has passed", passed: true },
  { day: "2026-02-14", title: "Saturday, February 14, 2026", left: "In 12 days", passed: false },
];

/** Examples of `DateList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "a day that has passed and one to come",
    element: <DateList entries={days.map((day) => ({ ...day, children: <Text>What to do by then.</Text> }))} />,
  },
];

import { Checklist } from "./Checklist.tsx";
import type { Example } from "#ui/Example.ts";

const groups = [
  { id: "one", title: "First group", items: ["A thing", "Another thing", "A thing that takes more words"] },
  { id: "two", title: "Second group", items: ["A thing", "Another thing", "A third thing"] },
];

/** Examples of `Checklist` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "two groups", element: <Checklist groups={groups} lines={["Date and time"]} /> },
  { name: "boxes to tick", element: <Checklist groups={groups} variant="ticks" /> },
];

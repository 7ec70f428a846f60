import type { Example } from "#ui/Example.ts";
import { NoticeCard } from "./NoticeCard.tsx";

/** Examples of `NoticeCard` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "good", element: <NoticeCard tone="good" title="Message Sent!" text="We answer soon." /> },
  {
    name: "bad",
    element: <NoticeCard tone="bad" title="Missing Information" text="Please fill in all required fields." />,
  },
];

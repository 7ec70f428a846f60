import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListHead } from "./ListHead.tsx";

test.each([
  {
    counts: { open: 3, done: 12, suspect: 2, trash: 4, unread: 1, due: 0, kept: 0 },
    tabs: ["To answer 3", "Answered 12", "Spam 2", "Trash 4"],
  },
  {
    counts: { open: 3, done: 0, suspect: 0, trash: 0, unread: 1, due: 0, kept: 0 },
    tabs: ["To answer 3", "Answered", "Spam", "Trash"],
  },
  { counts: undefined, tabs: ["To answer", "Answered", "Spam", "Trash"] },
])("with $counts, the tabs are $tabs", ({ counts, tabs }) => {
  const html = renderToStaticMarkup(
    <ListHead view="open" search="" counts={counts} onView={() => {}} onSearch={() => {}} />,
  );
  expect([...html.matchAll(/aria-pressed[^>]*>([^<]*)</g)].map(([, text]) => text?.trim())).toEqual(tabs);
});

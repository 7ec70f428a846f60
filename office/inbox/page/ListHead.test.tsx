import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListHead } from "./ListHead.tsx";
import { noFilter } from "./lists.ts";

test.each([
  { view: "open", setAside: 2, tabs: ["To answer 3", "Answered", "Set aside 2"] },
  { view: "open", setAside: 0, tabs: ["To answer 3", "Answered", "Set aside"] },
  { view: "open", setAside: undefined, tabs: ["To answer 3", "Answered", "Set aside"] },
  { view: "suspect", setAside: 2, tabs: ["To answer", "Answered", "Set aside 3"] },
] as const)("with $setAside set aside, on the list $view, the tabs are $tabs", ({ view, setAside, tabs }) => {
  const html = renderToStaticMarkup(
    <ListHead view={view} filter={noFilter} count="3" setAside={setAside} onView={() => {}} onFilter={() => {}} />,
  );
  expect([...html.matchAll(/aria-pressed[^>]*>([^<]*)</g)].map(([, text]) => text?.trim())).toEqual(tabs);
});

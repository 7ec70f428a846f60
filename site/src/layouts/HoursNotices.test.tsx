import { parseHTML } from "linkedom";
import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hoursNotices } from "#practice/other-hours.ts";
import { showDueNotices, HoursNotices } from "./HoursNotices.tsx";

const offices = [
  { id: "north", name: "North", otherHours: [{ from: "2026-12-24", reason: "Christmas Eve" }] },
  { id: "south", name: "South", otherHours: [{ from: "2026-12-30", to: "2026-12-31", reason: "Repairs" }] },
];
const christmas = "North office closed Thursday, December 24, 2026: Christmas Eve";
const repairs = "South office closed Wednesday, December 30, to Thursday, December 31, 2026: Repairs";

/** What a page built on one day shows at a later moment, once its script has run. */
function shown(built: string, at?: string): (string | null)[] {
  const html = renderToStaticMarkup(<HoursNotices notices={hoursNotices({ otherHours: [] }, offices, built)} />);
  const { document } = parseHTML(`<body>${html}</body>`);
  if (at) runInNewContext(showDueNotices, { document, Date: { now: () => Date.parse(at) } });
  return [...document.querySelectorAll("aside p:not([hidden])")].map(({ textContent }) => textContent);
}

test.each([
  { built: "2026-12-01", lines: [], because: "both are more than a week ahead" },
  { built: "2026-12-17", lines: [christmas], because: "one is a week ahead" },
  { built: "2026-12-24", lines: [christmas, repairs], because: "one is today, the other this week" },
  { built: "2026-12-25", lines: [repairs], because: "one is over" },
])("without scripts, a page built on $built shows $lines: $because", ({ built, lines }) => {
  expect(shown(built)).toEqual(lines);
});

test.each([
  { at: "2026-12-17T04:59:59Z", lines: [], because: "in New York it is a second before the 17th" },
  { at: "2026-12-17T05:00:00Z", lines: [christmas], because: "the 17th begins" },
  { at: "2026-12-24T12:00:00Z", lines: [christmas, repairs], because: "both are announced" },
  { at: "2026-12-25T04:59:59Z", lines: [christmas, repairs], because: "the 24th has a second left" },
  { at: "2026-12-25T05:00:00Z", lines: [repairs], because: "the 24th is over" },
  { at: "2027-01-01T04:59:59Z", lines: [repairs], because: "the year has a second left" },
  { at: "2027-01-01T05:00:00Z", lines: [], because: "all is over" },
])("at $at a page shows $lines, whenever it was built: $because", ({ at, lines }) => {
  expect(shown("2026-12-01", at)).toEqual(lines);
  expect(shown("2026-12-24", at)).toEqual(lines);
});

import { expect, test } from "vitest";
import { claimOn, englishClaim } from "../../../tests/support/claim-data.ts";
import { calendarFile } from "./calendar-file.ts";

const host = "example.org";
const fragment =
  "crash=2026-01-15&travel=driving&vehicle=insured&working=no&fled=no&place=city&also=none&otherState=no";
const noon = Date.UTC(2026, 0, 16, 17);

/** The calendar that is saved on a day. */
function calendarOn(today: string, link = fragment, now = noon): string {
  const { claim, advice, data } = claimOn(today, link);
  return calendarFile({ steps: [...advice.steps, ...advice.done], claim, today, host, now }, data);
}

const file = calendarOn("2026-01-16");
const events = eventsOf(file);
const named = (id: string, all = events) =>
  all.find(({ properties }) => properties.get("UID")?.value.startsWith(`${id}-`));

/** A property of an entry or of an alarm: its value, and what is between its name and the colon. */
type Property = { parameters: string; value: string };
type Entry = { properties: Map<string, Property>; alarms: Map<string, Property>[] };

/** Reads a calendar by RFC 5545: lines end with CRLF, and one that begins with a space continues the line before it. */
function eventsOf(text: string): Entry[] {
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
  const found: Entry[] = [];
  const open: string[] = [];
  for (const line of lines.filter(Boolean)) {
    const [, name = "", parameters = "", value = ""] = /^([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    if (name === "END") expect(open.pop(), line).toBe(value);
    else if (name === "BEGIN") {
      open.push(value);
      if (value === "VEVENT") found.push({ properties: new Map(), alarms: [] });
      if (value === "VALARM") found.at(-1)?.alarms.push(new Map());
    } else {
      const entry = found.at(-1);
      const properties = open.at(-1) === "VALARM" ? entry?.alarms.at(-1) : entry?.properties;
      expect(properties?.has(name) ?? false, `${name} appears once`).toBe(false);
      properties?.set(name, { parameters, value });
    }
  }
  expect(open).toEqual([]);
  return found;
}

const plain = (value: string | undefined) => value?.replace(/\\n/g, "\n").replace(/\\([\\;,])/g, "$1");

test("the file is a calendar whose lines end with CRLF and have at most 75 bytes", () => {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(file.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(file).toMatch(/\r\n /);
});

test.each([
  { property: "METHOD", because: "it requires an organizer, and a time limit has none" },
  { property: "X-WR-CALNAME", because: "Outlook would keep a calendar with a name beside a person's own" },
  { property: "X-PUBLISHED-TTL", because: "a phone never asks again for a file that it has saved" },
])("the file is no published calendar and has no $property: $because", ({ property }) => {
  expect(file).not.toContain(`\r\n${property}:`);
});

test("it has no character that an old program displays wrongly", () => {
  expect(file).toMatch(/^[\t\r\n\x20-\x7e]*$/);
});

test("each thing to do is an all-day entry on the day to act, ends on the next day, and marks no one as busy", () => {
  // The tenth day is a Sunday, the thirtieth a Saturday: both times it is better to act on Friday.
  const days = ["crashReport", "noticeLimit"].map((id) => {
    const one = named(id)?.properties;
    return [one?.get("DTSTART"), one?.get("DTEND"), one?.get("TRANSP")?.value, one?.get("STATUS")?.value];
  });
  const parameters = ";VALUE=DATE";
  expect(days).toEqual([
    [{ parameters, value: "20260123" }, { parameters, value: "20260124" }, "TRANSPARENT", "CONFIRMED"],
    [{ parameters, value: "20260213" }, { parameters, value: "20260214" }, "TRANSPARENT", "CONFIRMED"],
  ]);
});

test("an entry says what to do, why, from when it counts, and by which rule", () => {
  const notice = named("noticeLimit")?.properties;
  expect(plain(notice?.get("SUMMARY")?.value)).toBe("Send the insurer written notice");
  const lines = plain(notice?.get("DESCRIPTION")?.value)?.split("\n");
  expect(lines?.slice(1)).toEqual([
    "30 days from the crash.",
    "The crash was on January 15, 2026.",
    "The last day by law is a Saturday, February 14, 2026.",
    "No-Fault regulation, 11 NYCRR 65-1.1(d) and 65-2.4(b).",
    englishClaim.labels.calendar.general,
  ]);
});

const triggers = ({ alarms }: Entry) => alarms.map((alarm) => alarm.get("TRIGGER"));

test("it reminds a week and a day before, at nine in the morning: an all-day entry begins at midnight", () => {
  for (const id of ["crashReport", "noticeLimit"]) {
    const entry = named(id) as Entry;
    expect(triggers(entry).map((one) => one?.value)).toEqual(["-P6DT15H", "-PT15H"]);
    for (const alarm of entry.alarms) expect(alarm.get("DESCRIPTION")).toEqual(entry.properties.get("SUMMARY"));
  }
});

test("what was due before is on today, says when that was, and reminds no one", () => {
  const late = named("noticeLimit", eventsOf(calendarOn("2026-03-10")));
  expect(late?.properties.get("DTSTART")?.value).toBe("20260310");
  expect(plain(late?.properties.get("SUMMARY")?.value)).toBe("Send the letter today, with your reason");
  expect(plain(late?.properties.get("DESCRIPTION")?.value)?.split("\n")[0]).toBe("It was due February 14, 2026.");
  expect(late?.alarms).toEqual([]);
});

test("a limit in hours has no reminder: it is over before one could help", () => {
  const hurry = eventsOf(calendarOn("2026-01-15", "crash=2026-01-15&travel=driving&fled=yes&police=no&place=city"));
  expect(named("policeReport", hurry)?.alarms).toEqual([]);
  expect(named("noticeLimit", hurry)?.alarms).toHaveLength(2);
});

test("what is done is canceled under the same UID, and reminds no one", () => {
  const done = named("crashReport", eventsOf(calendarOn("2026-01-17", `${fragment}&done.crashReport=2026-01-16`)));
  expect(done?.properties.get("UID")).toEqual(named("crashReport")?.properties.get("UID"));
  expect(done?.properties.get("STATUS")?.value).toBe("CANCELLED");
  expect(done?.alarms).toEqual([]);
});

test("a UID is of a rule and a crash, and a later file has a higher sequence, so that it updates the entries", () => {
  expect(named("noticeLimit")?.properties.get("UID")?.value).toBe(`noticeLimit-2026-01-15@${host}`);
  const sequence = (all: Entry[]) => Number(named("noticeLimit", all)?.properties.get("SEQUENCE")?.value);
  const later = eventsOf(calendarOn("2026-01-16", fragment, noon + 60_000));
  expect(sequence(later)).toBe(sequence(events) + 1);
  expect(sequence(eventsOf(calendarOn("2026-01-16", fragment, Date.UTC(2199, 0, 1))))).toBeLessThan(2 ** 31);
  expect(named("noticeLimit")?.properties.get("LAST-MODIFIED")?.value).toBe("20260116T170000Z");
});

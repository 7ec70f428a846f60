import { expect, test } from "vitest";
import { duesOf } from "./claim-plan.ts";
import { deadlinesFor } from "./no-fault-deadlines.ts";
import type { DeadlineRule } from "./rule-schema.ts";
import { englishTool } from "../../../tests/support/content.ts";
import { deadlineLabels } from "./deadline-translations.ts";
import { calendarFile } from "./calendar-file.ts";

const rule: DeadlineRule = {
  order: 1,
  id: "noticeLimit",
  what: "Give the insurer written notice; the NF-2, sent by mail, is the simplest way for people’s claims",
  who: "you",
  limit: 30,
  unit: "days",
  from: "the crash",
  event: "accident",
  source: "Insurance Law §5106(a) – “made up”",
  certainty: "law",
  table: false,
};
const other: DeadlineRule = { ...rule, id: "crashReport", limit: 10, certainty: "general", ask: "the DMV" };

const english = deadlineLabels(englishTool("deadlines"));
const accident = "2026-01-15";
const host = "example.org";

/** The calendar that is made on a day. */
function calendarOn(today: string, rules: readonly DeadlineRule[], crash = accident): string {
  const dues = duesOf(deadlinesFor({ accident: crash, later: {} }, rules, today));
  return calendarFile({ dues, accident: crash, today, host }, english);
}

const file = calendarOn("2026-01-16", [rule, other]);
const events = eventsOf(file);

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
  const days = events.map(({ properties: one }) => [one.get("DTSTART"), one.get("DTEND"), one.get("TRANSP")?.value]);
  const parameters = ";VALUE=DATE";
  expect(days).toEqual([
    [{ parameters, value: "20260123" }, { parameters, value: "20260124" }, "TRANSPARENT"],
    [{ parameters, value: "20260213" }, { parameters, value: "20260214" }, "TRANSPARENT"],
  ]);
});

test("an entry says what to do, from when it counts, by which rule, how sure that is, and what it is not", () => {
  const [, notice] = events;
  expect(plain(notice?.properties.get("SUMMARY")?.value)).toBe(rule.what.replace("’", "'"));
  expect(plain(notice?.properties.get("DESCRIPTION")?.value)?.split("\n")).toEqual([
    "The limit is 30 days from the crash.",
    "The crash was on January 15, 2026.",
    "The limit itself, February 14, 2026, is a Saturday. Send it by the business day before, to be safe, and earlier by mail.",
    'Insurance Law section 5106(a) - "made up".',
    "These are general New York dates. Your policy or case can differ. Ask your insurer or an attorney.",
  ]);
  expect(plain(events[0]?.properties.get("DESCRIPTION")?.value)).toContain("; ask the DMV.");
});

const triggers = ({ alarms }: Entry) => alarms.map((alarm) => alarm.get("TRIGGER"));

test("it reminds a week and a day before, at nine in the morning: an all-day entry begins at midnight", () => {
  for (const entry of events)
    expect(triggers(entry)).toEqual([
      { parameters: "", value: "-P6DT15H" },
      { parameters: "", value: "-PT15H" },
    ]);
});

test("what was due before is on today, says when that was and what to do about it, and reminds no one", () => {
  const [late] = eventsOf(calendarOn("2026-03-10", [rule]));
  expect(late?.properties.get("DTSTART")?.value).toBe("20260310");
  expect(plain(late?.properties.get("DESCRIPTION")?.value)?.split("\n")[0]).toBe(
    "It was due by February 14, 2026. Send it now with a reason.",
  );
  expect(late?.alarms).toEqual([]);
});

test("a reminder says what to do, with what would end a text escaped", () => {
  for (const { properties, alarms } of events) {
    expect(alarms.map((alarm) => alarm.get("ACTION")?.value)).toEqual(["DISPLAY", "DISPLAY"]);
    for (const alarm of alarms) expect(alarm.get("DESCRIPTION")).toEqual(properties.get("SUMMARY"));
  }
  expect(events[1]?.alarms[0]?.get("DESCRIPTION")?.value).toContain("notice\\; the NF-2\\, sent");
});

test("a limit in hours has no reminder: it is over before one could help", () => {
  const report: DeadlineRule = { ...rule, id: "policeReport", limit: 24, unit: "hours" };
  const found = eventsOf(calendarOn(accident, [report, rule]));
  expect(found.map(({ alarms }) => alarms.length)).toEqual([0, 2]);
});

test("what others have to do begins with who they are, and reminds no one", () => {
  const theirs: DeadlineRule[] = [
    { ...rule, id: "decision", who: "insurer" },
    { ...rule, id: "billWithin", who: "practice" },
  ];
  const found = eventsOf(calendarOn("2026-01-16", theirs));
  expect(found.map(({ properties }) => properties.get("SUMMARY")?.value.slice(0, 18))).toEqual([
    "The insurer: give ",
    "Our practice: give",
  ]);
  expect(found.flatMap(({ alarms }) => alarms)).toEqual([]);
});

test("an entry has one UID for one rule and one accident, so that it is not there twice when the file is opened again", () => {
  const uids = events.map(({ properties }) => properties.get("UID")?.value);
  expect(uids).toEqual(["crashReport-2026-01-15@example.org", "noticeLimit-2026-01-15@example.org"]);
  expect(eventsOf(calendarOn("2026-01-17", [rule, other])).map((one) => one.properties.get("UID"))).toEqual(
    events.map((one) => one.properties.get("UID")),
  );
  expect(events.every(({ properties }) => /^\d{8}T\d{6}Z$/.test(properties.get("DTSTAMP")?.value ?? ""))).toBe(true);
});

import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import { addDays } from "@practice/site/practice/calendar-days.ts";
import { hoursNotices, otherHoursAttribute } from "@practice/site/practice/other-hours.ts";
import { otherHoursEntry, otherHoursSchema, type OtherHours } from "@practice/site/practice/other-hours-schema.ts";
import type { Closure, EditorValues, StandingAnswer } from "./api-types.ts";
import { changedFile, readableValue } from "./change.ts";
import { plainText } from "./clean.ts";
import type { Place } from "./entries.ts";
import { change, text } from "./operation.ts";
import { mistakeOf } from "./problems.ts";
import { shownOf, type Shown } from "./read.ts";
import { carryOut, overMistakes, type Desk, type Reply } from "./save.ts";
import { Unwritable } from "./yaml.ts";

/** The phone line and each office, with the days on which it is closed or has other hours. */
type Calendar = { place: Place; name: string; otherHours: OtherHours[] };

const shownHours = (files: ContentFiles) => shownOf("hours", files) as Shown;

/** @throws {Unwritable} when a file has a mistake there: what cannot be read is never replaced */
function calendarsIn(files: ContentFiles): Calendar[] {
  return shownHours(files).places.map((place) => {
    const { name, otherHours } = readableValue(place.path, files) as EditorValues;
    const { success, data } = otherHoursSchema.safeParse(otherHours ?? undefined);
    if (!success)
      throw new Unwritable(
        `The closures in content/${place.path} have a mistake. Correct it under “Hours and closures”.`,
      );
    return { place, name: String(name), otherHours: data };
  });
}

const keyOf = (entry: OtherHours) => `${otherHoursAttribute([entry])} ${entry.reason}`;

/** All closed days and other hours that are not over, in the words that visitors read. */
export function closuresIn(files: ContentFiles, today: string): Closure[] {
  const calendars = calendarsIn(files);
  const otherHours = calendars.flatMap((one) => (one.place.collection === "practice" ? one.otherHours : []));
  const offices = calendars.filter(({ place }) => place.collection === "offices");
  return hoursNotices(
    { otherHours },
    offices.map(({ place: { id }, ...office }) => ({ id, ...office })),
    today,
  ).map(({ entry, text }) => ({ key: keyOf(entry), text, from: entry.from, to: lastDay(entry) }));
}

const lastDay = ({ from, to = from }: OtherHours) => to;

/** `replaces` has the keys of what may go from those days. */
const days = { from: text, to: text.optional(), reason: text, replaces: text.array() };

/** Closes the phone line and all offices; what stands on those days is replaced only once the person has seen it. */
export const closeEverywhere = change(days, async (desk, { from, to, reason, replaces }) => {
  const files = contentFiles(desk.root);
  const entry = { from, ...(to && to !== from && { to }), reason: plainText(reason).trim() };
  const { error } = otherHoursEntry.safeParse(entry);
  const over = overMistakes({ otherHours: [entry] }, {}, desk.day);
  const mistakes = [
    ...(error?.issues ?? []).map((issue) => mistakeOf(issue, entry)),
    ...over.map(({ path, text }) => ({ path: path.slice(2), text })),
  ];
  if (mistakes.length > 0) return { status: 422, body: { mistakes, general: [] } };
  const standing = closuresIn(files, desk.day).filter((one) => one.from <= lastDay(entry) && from <= one.to);
  if (standing.some(({ key }) => !replaces.includes(key)))
    return { status: 409, body: { standing } satisfies StandingAnswer };
  return write(desk, files, ({ otherHours }) => [...otherHours.flatMap((one) => outside(one, entry)), entry]);
});

/** What is left of other hours before and after the days of a closure. */
function outside(one: OtherHours, closure: OtherHours): OtherHours[] {
  const parts: [first: string, last: string][] = [
    [one.from, earlier(lastDay(one), addDays(closure.from, -1))],
    [later(one.from, addDays(lastDay(closure), 1)), lastDay(one)],
  ];
  if (one.from > lastDay(closure) || lastDay(one) < closure.from) return [one];
  return parts
    .filter(([first, last]) => first <= last)
    .map(([first, last]) => ({ ...one, from: first, to: first === last ? undefined : last }));
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** Removes closed days or other hours wherever they stand. */
export const removeClosure = change({ key: text }, async (desk, { key }): Promise<Reply> => {
  const files = contentFiles(desk.root);
  if (!calendarsIn(files).some(({ otherHours }) => otherHours.some((one) => keyOf(one) === key)))
    return { status: 404, body: { problem: "This is not in the list any more. Load the page again." } };
  return write(desk, files, ({ otherHours }) => otherHours.filter((one) => keyOf(one) !== key));
});

/** One change of all files, so that the phone line and the offices never say different things. */
async function write(desk: Desk, files: ContentFiles, next: (calendar: Calendar) => OtherHours[]): Promise<Reply> {
  const changes = new Map<string, string>();
  for (const calendar of calendarsIn(files)) {
    const { place } = calendar;
    const { otherHours: _, ...others } = readableValue(place.path, files) as EditorValues;
    const left = next(calendar).map(({ from, to, ...rest }) => ({ from, ...(to && { to }), ...rest }));
    const values = left.length > 0 ? { ...others, otherHours: left } : others;
    changes.set(place.path, await changedFile(place, values, undefined, files));
  }
  return carryOut(desk, files, changes, { shown: shownHours(files), id: "" });
}

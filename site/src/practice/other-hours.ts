import type { OtherHours } from "./other-hours-schema.ts";
import type { Office, Practice } from "./practice-schema.ts";
import { addDays, dayInNewYork } from "./calendar-days.ts";
import { capital } from "./capital.ts";
import { fullDay } from "./day.ts";
import { clockTime, shortTimes } from "./hours.ts";

/**
 * How many days ahead pages announce other hours: a week, as far as “open now” looks ahead and as most visits are
 * booked. Earlier, a line on every page would concern few readers; /contact and /locations list all upcoming days.
 */
const announcedAhead = 7;

/** An office or the practice with only the other hours that are not over on a day `YYYY-MM-DD`, sorted. */
export function comingHours<T extends Pick<Practice, "otherHours">>(place: T, today: string): T {
  const coming = place.otherHours.filter((entry) => !isOver(entry, today));
  return { ...place, otherHours: coming.sort((one, other) => (one.from < other.from ? -1 : 1)) };
}

/** Whether the last day of other hours is before a day `YYYY-MM-DD`. */
export const isOver = (entry: OtherHours, today: string): boolean => lastDay(entry) < today;

/** Other hours as a sentence without a period: `Closed Thursday, December 24, 2026: Christmas Eve`. */
export function otherHoursText(entry: OtherHours, who = ""): string {
  const { opens, closes, reason } = entry;
  const state = opens && closes ? `open ${shortTimes(`${clockTime(opens)}–${clockTime(closes)}`)},` : "closed";
  return capital(`${who} ${state} ${daysText(entry)}: ${reason}`.trim());
}

/**
 * Other hours encoded for an attribute, for `openStateWith`: first day, last day and times of each, as in
 * `2026-12-24/2026-12-26/10:00-14:00`, separated by spaces. Closed days have no times.
 */
export function otherHoursAttribute(entries: readonly OtherHours[]): string {
  return entries
    .map((entry) => `${entry.from}/${lastDay(entry)}/${entry.opens ? `${entry.opens}-${entry.closes}` : ""}`)
    .join(" ");
}

type Place = Pick<Office, "id" | "name" | "otherHours">;

/** A notice of other hours on pages. */
export type HoursNotice = {
  entry: OtherHours;
  /** `Brooklyn office closed Thursday, December 24, 2026: Christmas Eve` */
  text: string;
  /** The ids of the offices that it concerns. */
  offices: string[];
  /** When it first appears, in hours since 1970. */
  since: number;
  /** For how many hours it is shown. */
  hours: number;
  /** Whether it is announced on the day given. */
  announced: boolean;
};

/** The notices not over on a day `YYYY-MM-DD`, sorted; places with the same hours and reason share one. */
export function hoursNotices(
  { otherHours }: Pick<Practice, "otherHours">,
  offices: readonly Place[],
  today: string,
): HoursNotice[] {
  const places = [{ id: "", name: "", otherHours }, ...offices];
  const all = places.flatMap((place) => comingHours(place, today).otherHours.map((entry) => ({ place, entry })));
  const groups = Map.groupBy(all, ({ entry }) => `${otherHoursAttribute([entry])} ${entry.reason}`);
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) =>
      group.slice(0, 1).map(({ entry }) =>
        noticeOf(
          entry,
          group.map(({ place }) => place),
        ),
      ),
    );

  function noticeOf(entry: OtherHours, concerned: readonly Place[]): HoursNotice {
    const last = lastDay(entry);
    const firstDay = addDays(entry.from, -announcedAhead);
    const since = startOf(firstDay);
    const at = concerned.filter(({ id }) => id);
    const who = concerned.length > offices.length ? "" : placesText(at, at.length < concerned.length);
    return {
      entry,
      text: otherHoursText(entry, who),
      offices: at.map(({ id }) => id),
      since,
      hours: startOf(addDays(last, 1)) - since,
      announced: firstDay <= today,
    };
  }
}

function placesText(offices: readonly Place[], withLine: boolean): string {
  const names = offices.map(({ name }) => name).join(" and ");
  return [withLine && "appointment line", names && `${names} office${offices.length > 1 ? "s" : ""}`]
    .filter(Boolean)
    .join(" and ");
}

function lastDay({ from, to = from }: OtherHours): string {
  return to;
}

/** One day, or a range with the year once if both are in the same year. */
function daysText(entry: OtherHours): string {
  const last = lastDay(entry);
  if (last === entry.from) return fullDay(last);
  const first = fullDay(entry.from);
  return `${entry.from.slice(0, 4) === last.slice(0, 4) ? first.slice(0, -6) : first}, to ${fullDay(last)}`;
}

/** When a day begins in New York, in hours since 1970; clocks change later in the night. */
function startOf(day: string): number {
  const summer = Date.parse(`${day}T04:00:00Z`);
  const hour = 60 * 60 * 1000;
  return summer / hour + (dayInNewYork(new Date(summer)) === day ? 0 : 1);
}

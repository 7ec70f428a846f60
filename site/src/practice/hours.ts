import type { Hours, Weekday } from "./practice-schema.ts";
import { telHref } from "./phone.ts";

/** One line of a table: days and their hours; `opens` and `closes` are hours since midnight. */
type HoursLine = {
  days: string;
  text: string;
  span?: { opens: number; closes: number };
  byAppointment?: true;
};

/** The days of the week as the site lists them. */
export const week: readonly Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A week day by day, Monday first; as in `hoursLines`, only a day with fixed times has a `span`. */
export function hoursByDay(hours: Hours): HoursLine[] {
  return week.map((day) => ({ days: day, ...lineFor(hours, day) }));
}

/**
 * A week as the few lines people read: days with the same hours share a line, in the order of their first day. A day by
 * appointment is text only and has no `span`: it must never count as open.
 */
export function hoursLines(hours: Hours): HoursLine[] {
  const alike = Map.groupBy(week, (day) => lineFor(hours, day).text);
  return [...alike.values()].map((days) => ({ days: dayNames(days), ...lineFor(hours, days[0] as Weekday) }));
}

/** A week in a few phrases, without the days on which it is closed: `Monday–Friday 9 AM–6 PM`, `Saturday by appointment`. */
export function hoursPhrases(hours: Hours): string[] {
  return hoursLines(hours)
    .filter(({ span, byAppointment }) => span ?? byAppointment)
    .map(({ days, text, byAppointment }) => `${days} ${byAppointment ? "by appointment" : shortTimes(text)}`);
}

/** A week with one line of open days, short enough for a control: `Mon–Fri 9 AM–6 PM`; nothing for others. */
export function shortHours({ open }: Hours): string {
  const [only, ...others] = open;
  if (!only || others.length > 0) return "";
  const short = (name: string) => name.replace(/(?<=[A-Z]..)[a-z]+/g, "");
  return shortTimes(`${short(dayNames(only.days))} ${clockTime(only.opens)}–${clockTime(only.closes)}`);
}

/**
 * When the practice line is answered, in phrases, and which open office to call on days when that line is by
 * appointment only.
 */
export function callingHours(hours: Hours, offices: readonly { name: string; phone: string; hours: Hours }[]) {
  const instead = hours.byAppointment.flatMap((day) => {
    const open = offices.flatMap(({ name, phone, hours: own }) => {
      const { span, text } = lineFor(own, day);
      return span
        ? [
            {
              text: `${day}s, ${shortTimes(text)}: call the ${name} office`,
              office: `${name} office`,
              href: telHref(phone),
            },
          ]
        : [];
    });
    return open.length > 0 ? [{ day, open }] : [];
  });
  const byAppointment = hours.byAppointment.filter((day) => !instead.some((other) => other.day === day));
  return { answered: hoursPhrases({ ...hours, byAppointment }), instead: instead.flatMap(({ open }) => open) };
}

function lineFor(hours: Hours, day: Weekday): Omit<HoursLine, "days"> {
  const open = hours.open.find(({ days }) => days.includes(day));
  if (open)
    return {
      text: `${clockTime(open.opens)}–${clockTime(open.closes)}`,
      span: { opens: hoursSinceMidnight(open.opens), closes: hoursSinceMidnight(open.closes) },
    };
  if (hours.byAppointment.includes(day)) return { text: "By appointment", byAppointment: true };
  return { text: "Closed" };
}

/** `Monday–Friday` for three or more days in a row, else the names with commas. */
function dayNames(days: readonly Weekday[]): string {
  const first = week.indexOf(days[0] as Weekday);
  const inARow = days.length > 2 && days.every((day, index) => week[first + index] === day);
  return inARow ? `${days[0]}–${days.at(-1)}` : days.join(", ");
}

/** Times of a table as they stand in a sentence: `9 AM–2:30 PM`. */
export function shortTimes(text: string): string {
  return text.replaceAll(":00", "");
}

/** `09:00` as `9:00 AM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

function hoursSinceMidnight(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60;
}

/**
 * A week encoded for an attribute, for `openState`: Sunday first, as in `getDay()`, separated by commas. `09:00-17:00`
 * is open, `call` is by appointment, and a closed day is empty.
 */
export function openWeek({ open, byAppointment }: Hours): string {
  return (["Sunday", ...week.slice(0, 6)] as const)
    .map((day) => {
      const line = open.find(({ days }) => days.includes(day));
      if (line) return `${line.opens}-${line.closes}`;
      return byAppointment.includes(day) ? "call" : "";
    })
    .join(",");
}

/**
 * An office or a line at a moment: open until, by appointment, on a holiday, or closed, and when it opens next within a
 * week. `at` is a time as `9 AM`, `on` a day of the week or “today”.
 */
export type OpenState =
  | { is: "open"; until: string }
  | { is: "holiday" }
  | { is: "by appointment" | "closed" | "closed for a holiday"; today: string; opens?: { on: string; at: string } };

/**
 * The state at a moment. By appointment and holiday appear only between the earliest opening and the latest closing of
 * the week; before it, a holiday is named. In New York time, whatever the device's time zone, and correct on days when
 * the clocks change.
 *
 * It is inlined in each page, so it imports nothing.
 * @param week as `openWeek` writes it
 * @param holidays as `holidaysFrom` writes them
 */
export function openState(week: string, holidays: string, now: Date): OpenState {
  const days = week.split(",");
  const there = inNewYork(now);
  const time = there.toISOString().slice(11, 16);
  const times = week.match(/[\d:]+/g)?.sort() ?? [];
  const daytime = time >= (times[0] ?? "") && time < (times.at(-1) ?? "24");
  const today = nameOf(there);
  let is: "by appointment" | "closed" | "closed for a holiday" = "closed";
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = daysAfter(there, ahead);
    const hours = days[date.getUTCDay()] ?? "";
    const holiday = holidays.includes(dayOf(date));
    const [opens, closes] = hours.split("-");
    if (ahead === 0 && hours && holiday) {
      if (daytime) return { is: "holiday" };
      if (time < (times[0] ?? "")) is = "closed for a holiday";
    }
    if (ahead === 0 && hours === "call" && daytime) is = "by appointment";
    if (!opens || !closes || holiday) continue;
    if (ahead > 0 || time < opens)
      return { is, today, opens: { on: ahead > 0 ? nameOf(date) : "today", at: clockTime(opens) } };
    if (time < closes) return { is: "open", until: clockTime(closes) };
  }
  return { is, today };
}

/** The state as a sentence beside a telephone number. */
export function openStatus(state: OpenState): string {
  if (state.is === "open") return `Open now, until ${state.until}`;
  if (state.is === "holiday") return "Public holiday: may be closed";
  if (state.is === "by appointment") return `${state.today}: by appointment`;
  if (!state.opens) return "Closed now.";
  return `${state.is === "closed" ? "Closed now." : "Holiday."} We open ${state.opens.on} at ${state.opens.at}.`;
}

/** The state in a few words, for a bar; whether to call at all is `isAnswered`. */
export function shortStatus(state: OpenState): string {
  if (state.is === "open") return `Open until ${state.until}`;
  if (state.is === "holiday") return "Holiday: may be closed";
  if (!state.opens) return "Closed now";
  const { on, at } = state.opens;
  return `We open ${on === "today" ? "at" : on.slice(0, 3)} ${at}`;
}

/** Whether a call may be answered now; on a public holiday nobody knows. */
export const isAnswered = ({ is }: OpenState): boolean => is === "open" || is === "holiday";

/**
 * The same with other hours, which override the weekly hours and public holidays.
 * @param other as `otherHoursAttribute` writes it
 */
export function openStateWith(other: string, week: string, holidays: string, now: Date): OpenState {
  const days = week.split(",");
  const there = inNewYork(now);
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = daysAfter(there, ahead);
    const today = dayOf(date);
    for (const entry of other.split(" ")) {
      const [from = "", to = "", hours = ""] = entry.split("/");
      if (today < from || today > to) continue;
      days[date.getUTCDay()] = hours;
      holidays = holidays.replace(today, "");
    }
  }
  return openState(days.join(), holidays, now);
}

const hour = 36e5;

/**
 * The local time in New York as if it were UTC: five hours less, four in summer, from the second Sunday of March at 2
 * AM to the first Sunday of November at 2 AM (15 U.S.C. §260a). `Intl` knows this, too, but its first use of a time
 * zone delays rendering on a slow phone by 200 ms.
 */
export function inNewYork(now: Date): Date {
  const winter = new Date(Number(now) - 5 * hour);
  const year = winter.getUTCFullYear();
  const isSummer = winter >= sundayFrom(year, 2, 8, 2) && winter < sundayFrom(year, 10, 1, 1);
  return new Date(Number(winter) + (isSummer ? hour : 0));
}

/** The first Sunday from a day of a month on, at an hour. */
function sundayFrom(year: number, month: number, day: number, at: number): Date {
  const first = new Date(Date.UTC(year, month, day, at));
  return daysAfter(first, (7 - first.getUTCDay()) % 7);
}

const daysAfter = (date: Date, days: number): Date => new Date(Number(date) + days * 864e5);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function nameOf(date: Date): string {
  return ["Sun", "Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur"][date.getUTCDay()] + "day";
}

function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2).replace(":00", "")} ${hour < 12 ? "AM" : "PM"}`;
}

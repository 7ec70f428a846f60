/**
 * What a phone list says of an office or a line at a moment: open and until when, closed and until when, by appointment,
 * or to call first. The last two are said only between the earliest opening and the latest closing of the week. All in
 * New York time, whatever time zone the device is set to, and on days on which the clocks change, too.
 *
 * It runs in the browser, inlined in each page that shows it, and so imports nothing.
 * @param week as `openWeek` writes it
 * @param holidays as `holidaysFrom` writes them
 */
export function openStatus(week: string, holidays: string, now: Date): string {
  const { year, month, day, hour, minute } = inNewYork(now);
  const days = week.split(",");
  const time = `${hour}:${minute}`;
  const times = week.match(/[\d:]+/g)?.sort() ?? [];
  const daytime = time >= (times[0] ?? "") && time < (times.at(-1) ?? "24");
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + ahead));
    const hours = days[date.getUTCDay()] ?? "";
    const holiday = holidays.includes(date.toISOString().slice(0, 10));
    const [opens, closes] = hours.split("-");
    if (ahead === 0 && hours && holiday && daytime) return "Public holiday: call first";
    if (ahead === 0 && hours === "call" && daytime) return `${nameOf(date)}: by appointment`;
    if (!opens || !closes || holiday) continue;
    if (ahead > 0 || time < opens) return `Closed now, opens ${ahead > 0 ? nameOf(date) : "today"} ${clockTime(opens)}`;
    if (time < closes) return `Open now, until ${clockTime(closes)}`;
  }
  return "Closed now";
}

/**
 * The same where other hours take the place of the week on some days, and of what is said of a public holiday.
 * @param other as `otherHoursAttribute` writes it
 */
export function openStatusWith(other: string, week: string, holidays: string, now: Date): string {
  const { year, month, day } = inNewYork(now);
  const days = week.split(",");
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + ahead));
    const today = date.toISOString().slice(0, 10);
    for (const entry of other.split(" ")) {
      const [from = "", to = "", hours = ""] = entry.split("/");
      if (today < from || today > to) continue;
      days[date.getUTCDay()] = hours;
      holidays = holidays.replace(today, "");
    }
  }
  return openStatus(days.join(), holidays, now);
}

const newYork = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

function inNewYork(moment: Date): Record<string, string> {
  return Object.fromEntries(newYork.formatToParts(moment).map(({ type, value }) => [type, value]));
}

function nameOf(date: Date): string {
  return date.toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}

function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}

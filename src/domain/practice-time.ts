const zone = { timeZone: "America/New_York" } as const;
// Made once, because it is used for each message that arrives: making one takes some 60 times as long as using it.
const isoDay = new Intl.DateTimeFormat("en-CA", zone);

/** The day at the practice, as "2026-11-23". */
export function isoDayOf(at: number): string {
  return isoDay.format(at);
}

/** "3:40 PM", at the practice. */
export function hourOf(at: number): string {
  const time = new Date(at).toLocaleTimeString("en-US", { ...zone, hour: "numeric", minute: "2-digit" });
  return time.replace("\u202f", " ");
}

/** "Tuesday, November 24", at the practice. */
export function dayOf(at: number): string {
  return new Date(at).toLocaleDateString("en-US", { ...zone, weekday: "long", month: "long", day: "numeric" });
}

/** "3:40 PM on Tuesday, November 24", at the practice. */
export function hourAndDay(at: number): string {
  return `${hourOf(at)} on ${dayOf(at)}`;
}

/** "3:40 PM" today, "3:40 PM on Tue, Nov 24" on another day: for who reads many of them. */
export function moment(at: number, now: number): string {
  if (isoDayOf(at) === isoDayOf(now)) return hourOf(at);
  const day = new Date(at).toLocaleDateString("en-US", { ...zone, weekday: "short", month: "short", day: "numeric" });
  return `${hourOf(at)} on ${day}`;
}

/** The Monday of the week at the practice, as "2026-11-23". */
export function weekOf(at: number): string {
  const date = new Date(`${isoDayOf(at)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

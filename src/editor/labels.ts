const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** A moment in ISO 8601 as the practice says it: `November 23, 2026 at 4:05 AM`. */
export function dayAndTime(iso: string): string {
  return moment.format(new Date(iso));
}

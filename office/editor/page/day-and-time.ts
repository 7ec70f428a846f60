const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** Formats an ISO 8601 time: `November 23, 2026 at 4:05 AM`. */
export function dayAndTime(iso: string): string {
  return moment.format(new Date(iso));
}

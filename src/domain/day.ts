const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A calendar day `YYYY-MM-DD` as people write it: `September 8, 2026`. It is a date without a time, in no time zone. */
export function readableDay(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}

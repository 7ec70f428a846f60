const monthAndYear = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The month up to which all of some entries are known to be right: that of the one checked longest ago. */
export function lastChecked(entries: readonly { reviewed: string }[]): string {
  const [oldest] = entries.map(({ reviewed }) => reviewed).sort();
  if (!oldest) throw new Error("No entry was ever checked, so there is no month to name.");
  return monthAndYear.format(new Date(oldest));
}

const zone = { timeZone: "America/New_York" } as const;

/** "3:40 PM on Tuesday, November 24", at the practice. */
export function hourAndDay(at: number): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString("en-US", { ...zone, hour: "numeric", minute: "2-digit" });
  const day = date.toLocaleDateString("en-US", { ...zone, weekday: "long", month: "long", day: "numeric" });
  return `${time.replace("\u202f", " ")} on ${day}`;
}

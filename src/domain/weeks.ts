/** The number in a time such as `3 weeks`, for a drawing with a scale of weeks. */
export function weeksIn(time: string): number {
  return Number.parseInt(time, 10);
}

/** Two such times as one range: `2–3 weeks`. */
export function weekRange(from: string, to: string): string {
  return `${weeksIn(from)}–${to}`;
}

/** The shortest and the longest time of a duration in minutes, as content/facts.yaml writes it: `45–60 minutes`. */
export function minutesOf(duration: string): { from: number; to: number } {
  const [, from, to] = /^(\d+)–(\d+) minutes$/.exec(duration) ?? [];
  if (!from || !to)
    throw new Error(`“${duration}” cannot be drawn on a scale; write it in content/facts.yaml as “45–60 minutes”.`);
  return { from: Number(from), to: Number(to) };
}

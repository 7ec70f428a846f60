import type { Point } from "./guidance-schema.ts";

/**
 * The point with this id.
 * @throws when there is none; the check of `content/guidance/` reports missing points first
 */
export function pointNamed<P extends { id: string }>(points: readonly P[], id: string): P {
  const point = points.find((candidate) => candidate.id === id);
  if (!point) throw new Error(`A page looks for the point “${id}”; put it back into its file in content/guidance/.`);
  return point;
}

export function textsById(points: readonly Pick<Point, "id" | "text">[]): Record<string, string> {
  return Object.fromEntries(points.map(({ id, text }) => [id, text]));
}

/** The margin facts of points: numbers, and what each means. */
export function marginOf(points: readonly Point[]): { title: string; text: string }[] {
  return points.flatMap(({ margin = [] }) => margin.map(({ value, meaning }) => ({ title: value, text: meaning })));
}

/** What is drawn of a point, as text. */
export function drawnText({ drawn = [] }: Point): string {
  return drawn.join(", ");
}

/** The paragraphs of a text: an empty line begins a new one. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n+/);
}

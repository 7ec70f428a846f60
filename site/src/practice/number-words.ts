import { capital } from "./capital.ts";

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A count as running text writes it: in words up to twelve, in digits after that. */
export function countInWords(count: number): string {
  return small[count] ?? String(count);
}

/** The same at the beginning of a sentence or a title. */
export function countFirst(count: number): string {
  return capital(countInWords(count));
}

import type { FormTexts } from "./texts-schema.ts";
import { dayProblem, daysBetween, isDay, type DayProblem } from "#practice/calendar-days.ts";
import { filledIn } from "#content/filled-in.ts";

/** The maximum characters of each part of the letter, in order: at these lengths it still fits on one sheet. */
export const longestParts = {
  name: 60,
  address: 120,
  phone: 40,
  email: 60,
  insurer: 60,
  insurerAddress: 120,
  policyholder: 60,
  policyNumber: 40,
  claimNumber: 40,
  injured: 60,
  accident: 10,
  time: 5,
  place: 120,
  vehicle: 80,
  account: 250,
} as const;

export type LetterPart = keyof typeof longestParts;

/** The input for the letter: `accident` is a day `YYYY-MM-DD`, `time` is `HH:MM`; everything else as typed. */
export type LetterParts = Readonly<Record<LetterPart, string>>;

export type LetterErrors = Partial<Record<LetterPart, string>>;

/** The error texts of the form, and of days. */
export type LetterErrorTexts = FormTexts["errors"] & { days: Readonly<Record<DayProblem, string>> };

const maxLines = 4;

/**
 * Errors to correct before the letter can be written. An empty part is valid: it becomes a line to fill in by hand,
 * since the rule requires only what is reasonably known (11 NYCRR 65-3.3(d)).
 */
export function letterErrors(parts: LetterParts, today: string, texts: LetterErrorTexts): LetterErrors {
  const errors: LetterErrors = {};
  for (const part of Object.keys(longestParts) as LetterPart[]) {
    const error =
      part === "accident"
        ? dayError(parts.accident, today, texts)
        : lengthError(parts[part], longestParts[part], texts);
    if (error) errors[part] = error;
  }
  return errors;
}

/** Whether a letter of today is after the time limit for notice; the day after the accident is day 1. */
export function isLate(accident: string, today: string, noticeDays: number): boolean {
  return isDay(accident) && daysBetween(accident, today) > noticeDays;
}

function dayError(day: string, today: string, { days }: LetterErrorTexts): string | undefined {
  const problem = day && dayProblem(day, { last: today });
  return problem ? days[problem] : undefined;
}

function lengthError(text: string, longest: number, { characters, lines }: LetterErrorTexts): string | undefined {
  if (text.length > longest) return filledIn(characters, { most: longest, number: text.length });
  return text.split("\n").length > maxLines ? filledIn(lines, { most: maxLines }) : undefined;
}

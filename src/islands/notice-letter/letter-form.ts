import { carriedAnswers } from "#domain/carried-answers.ts";
import {
  letterErrors,
  longestParts,
  type LetterErrors,
  type LetterPart,
  type LetterParts,
} from "#domain/notice-letter.ts";
import { isPayer, payerTitles } from "#domain/payers.ts";
import { islandReady } from "#islands/touched/ready.ts";

const parts = Object.keys(longestParts) as LetterPart[];

/** What is typed for each part of the letter, without blanks around it. */
export function readParts(form: HTMLFormElement): LetterParts {
  const data = new FormData(form);
  return Object.fromEntries(parts.map((part) => [part, lines(data.get(part)).join("\n")])) as LetterParts;
}

/** What has to be mended in the fields. A date or a time that is typed by half is known to the browser alone. */
export function errorsIn(form: HTMLFormElement, today: string): LetterErrors {
  const errors = letterErrors(readParts(form), today);
  if (control(form, "accident")?.validity.badInput) errors.accident = "Enter a whole date, or leave it blank.";
  if (control(form, "time")?.validity.badInput) errors.time = "Enter a whole time, or leave it blank.";
  return errors;
}

/** Whether somebody chose the letter for late notice. */
export function saysLate(form: HTMLFormElement): boolean {
  return new FormData(form).get("late") === "yes";
}

/** Moves to the first field that has to be mended. */
export function focusFirst(form: HTMLFormElement, errors: LetterErrors) {
  const first = parts.find((part) => errors[part]);
  const field = first && control(form, first);
  if (!field) return;
  field.focus({ preventScroll: true });
  field.labels?.[0]?.scrollIntoView({ block: "start" });
}

/**
 * From here on our own check speaks instead of the browser's. The day that another tool asked for stands in its field;
 * the kind of insurer that was found is only hinted at, for its name is on the papers.
 */
export function takeOver(form: HTMLFormElement | null) {
  if (!form || form.noValidate) return;
  form.noValidate = true;
  const { accident = "", insurer } = carriedAnswers(location.hash);
  const day = control(form, "accident");
  // Also what is typed by half has no value yet.
  if (day && accident && !day.value && !day.validity.badInput) day.value = accident;
  const company = control(form, "insurer");
  if (company && isPayer(insurer)) company.placeholder = payerTitles[insurer];
  form.dispatchEvent(new CustomEvent(islandReady, { bubbles: true }));
}

function control(form: HTMLFormElement, part: LetterPart): HTMLInputElement | undefined {
  return (form.elements.namedItem(part) as HTMLInputElement | null) ?? undefined;
}

function lines(value: FormDataEntryValue | null): string[] {
  return String(value ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

import { addresseeTitles } from "virtual:addressees";
import { answersInFragment } from "#domain/answers-in-fragment.ts";
import {
  letterErrors,
  longestParts,
  type LetterErrors,
  type LetterPart,
  type LetterParts,
} from "#domain/notice-letter.ts";
import { takeOver } from "#islands/touched/ready.ts";
import { focusField } from "#ui/forms/focus-field.ts";

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
  if (first) focusField(form, first);
}

/**
 * The letter takes its form over. The day that another tool asked for stands in its field;
 * the kind of insurer that was found is only hinted at, for its name is on the papers.
 */
export function start(form: HTMLFormElement | null) {
  if (!form || form.noValidate) return;
  const { accident = "", insurer } = answersInFragment(location.hash);
  const day = control(form, "accident");
  // Also what is typed by half has no value yet.
  if (day && accident && !day.value && !day.validity.badInput) day.value = accident;
  const company = control(form, "insurer");
  if (company && insurer && Object.hasOwn(addresseeTitles, insurer))
    company.placeholder = addresseeTitles[insurer] ?? "";
  takeOver(form);
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

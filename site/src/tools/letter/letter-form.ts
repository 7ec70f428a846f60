import { answersInFragment } from "#tools/answers-in-fragment.ts";
import type { Addressee } from "#tools/who-pays/who-pays.ts";
import { filledIn } from "#content/filled-in.ts";
import {
  letterErrors,
  longestParts,
  type LetterErrors,
  type LetterErrorTexts,
  type LetterPart,
  type LetterParts,
} from "./notice-letter.ts";
import type { FormTexts } from "./texts-schema.ts";
import { focusField } from "#ui/forms/focus-field.ts";

const parts = Object.keys(longestParts) as LetterPart[];

/** The input for each part of the letter, trimmed. */
export function readParts(form: HTMLFormElement): LetterParts {
  const data = new FormData(form);
  return Object.fromEntries(parts.map((part) => [part, lines(data.get(part)).join("\n")])) as LetterParts;
}

/** The errors in the fields. Half-typed dates and times, and email addresses, are validated by the browser. */
export function errorsIn(form: HTMLFormElement, today: string, texts: LetterErrorTexts): LetterErrors {
  const errors = letterErrors(readParts(form), today, texts);
  if (control(form, "email")?.validity.typeMismatch)
    errors.email ??= filledIn(texts.email, { example: "name@example.com" });
  if (control(form, "accident")?.validity.badInput) errors.accident = texts.date;
  if (control(form, "time")?.validity.badInput) errors.time = texts.time;
  return errors;
}

export function saysLate(form: HTMLFormElement): boolean {
  return new FormData(form).get("late") === "yes";
}

/**
 * The text at the insurer's field if the finder has found its kind: where to find its name. Without it, the styles
 * reserve no space.
 */
export function foundText(
  form: HTMLFormElement,
  addressees: Readonly<Record<string, Addressee>>,
  { found }: FormTexts["form"],
): string | undefined {
  const { insurer = "" } = answersInFragment(location.hash);
  const addressee = Object.hasOwn(addressees, insurer) ? addressees[insurer] : undefined;
  if (addressee) return filledIn(found, { title: addressee.title, find: addressee.find ?? "" }).trim();
  form.closest("[data-answers]")?.removeAttribute("data-answers");
  return undefined;
}

export function focusFirst(form: HTMLFormElement, errors: LetterErrors) {
  const first = parts.find((part) => errors[part]);
  if (first) focusField(form, first);
}

/** Fills in the day from another tool. */
export function fillIn(form: HTMLFormElement) {
  const { accident = "" } = answersInFragment(location.hash);
  const day = control(form, "accident");
  // A half-typed date also has no value.
  if (day && accident && !day.value && !day.validity.badInput) day.value = accident;
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

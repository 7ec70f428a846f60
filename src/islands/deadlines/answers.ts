import { carriedAnswers, type CarriedAnswers } from "#domain/carried-answers.ts";
import { dayProblem, type ClaimAnswers, type DayProblem, type LaterEvent } from "#domain/no-fault-deadlines.ts";

/** What the tool asks for besides the accident: events whose day a person may know, each with how it is asked for. */
export const laterDays: Readonly<Record<LaterEvent, string>> = {
  notice: "You gave the insurer notice",
  application: "You sent the NF-2",
  visit: "A visit to our office",
  expense: "You lost pay, or paid a cost",
  request: "The insurer first asked for information",
  denialMailed: "The denial was mailed",
  denialArrived: "The denial (NF-10) arrived",
};

const laterEvents = Object.keys(laterDays) as LaterEvent[];

/** The names of the fields that take a day. */
type DayField = "accident" | LaterEvent;

/** What each invalid field says: what is wrong, and so what to do. */
export type DayErrors = Partial<Record<DayField, string>>;

const problemTexts: Record<DayProblem, string> = {
  missing: "Enter the whole date: month, day and year.",
  unreal: "Check the year, and write all four digits of it.",
  future: "This day is still to come. Enter a day that has been.",
  beforeAccident: "This day is before the accident. Check both dates.",
};

/** The answers that stand in the form. Questions that are left at “Not sure” are not among them. */
export function readAnswers(form: HTMLFormElement): ClaimAnswers {
  const data = new FormData(form);
  const said = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  const { working, vehicle, public: publicVehicle } = carriedAnswers(said.toString());
  const later = Object.fromEntries(laterEvents.map((event) => [event, said.get(event)]).filter(([, day]) => day));
  return { accident: said.get("accident") ?? "", working, vehicle, public: publicVehicle, later };
}

/** Every field's error, in the order of the form. */
export function dayErrors(form: HTMLFormElement, { accident, later }: ClaimAnswers, today: string): DayErrors {
  const errors: DayErrors = {};
  const problem = dayProblem(accident, today);
  if (problem) errors.accident = problemTexts[problem];
  for (const event of laterEvents) {
    const day = later[event] ?? "";
    const wrong = day ? dayProblem(day, today, problem ? "" : accident) : halfWritten(form, event);
    if (wrong) errors[event] = problemTexts[wrong];
  }
  return errors;
}

/** Fills in what another tool hands over; what somebody has entered already stays. */
export function fillIn(form: HTMLFormElement, carried: CarriedAnswers) {
  for (const [name, value] of Object.entries(carried)) {
    const field = form.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && !field.value) field.value = value;
  }
}

/** Moves to a field, also to one that is folded away. */
export function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  const folded = field.closest("details");
  if (folded) folded.open = true;
  field.focus({ preventScroll: true });
  // To the top: there nothing that floats over the page covers it.
  field.closest("div")?.scrollIntoView();
}

/** A date field that holds only a part of a date has no value, but is not empty either. */
function halfWritten(form: HTMLFormElement, name: string): DayProblem | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.validity.badInput ? "missing" : undefined;
}

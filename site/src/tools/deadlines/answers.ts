import { answersInFragment, type FragmentAnswers } from "#tools/answers-in-fragment.ts";
import { dayProblem, type DayProblem } from "#practice/calendar-days.ts";
import { answersOfCases, type ClaimAnswers, type LaterEvent, type ToolRule } from "./no-fault-deadlines.ts";
import type { DeadlineLabels } from "./texts-schema.ts";

/**
 * The events besides the accident whose day the tool asks for. Where the time runs from a letter’s own date, it asks
 * for that date: the letter arrives later.
 */
export const laterEvents: readonly LaterEvent[] = [
  ...(["notice", "application", "visit", "expense", "request"] as const),
  ...(["denialMailed", "denialArrived", "obelLetter", "turnedDown"] as const),
];

type DayField = "accident" | LaterEvent;

export type DayErrors = Partial<Record<DayField, DayProblem>>;

/** The answers in the form. Without questions left at “Not sure”. */
export function readAnswers(form: HTMLFormElement): ClaimAnswers {
  const data = new FormData(form);
  const said = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  const { working, drove, vehicle, fled, public: publicVehicle } = answersInFragment(said.toString());
  const later = Object.fromEntries(laterEvents.map((event) => [event, said.get(event)]).filter(([, day]) => day));
  return { accident: said.get("accident") ?? "", working, drove, vehicle, fled, public: publicVehicle, later };
}

export function dayErrors(form: HTMLFormElement, { accident, later }: ClaimAnswers, today: string): DayErrors {
  const errors: DayErrors = {};
  const problem = dayProblem(accident, { last: today });
  if (problem) errors.accident = problem;
  for (const event of laterEvents) {
    const day = later[event] ?? "";
    const wrong = day ? dayProblem(day, { last: today, accident: problem ? "" : accident }) : halfWritten(form, event);
    if (wrong) errors[event] = wrong;
  }
  return errors;
}

/** Fills in the answers of the URL fragment; existing input stays. */
export function fillIn(form: HTMLFormElement, fromFragment: FragmentAnswers) {
  for (const [name, value] of Object.entries(fromFragment)) {
    const field = form.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && !field.value) field.value = value;
  }
}

/** Enters answers into the form, replacing existing ones. */
export function enter(form: HTMLFormElement, answers: Readonly<Record<string, string>>): HTMLFormElement {
  for (const [name, value] of Object.entries(answers)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
  }
  return form;
}

/** An answer to the question of a rule: a button, and what it enters into the form. */
type QuickAnswer = { label: string; answers: Readonly<Record<string, string>> };

/** The possible answers to the question before a duty that only some people have: each case, then none of them. */
export function quickAnswers(
  { concerns = [] }: Pick<ToolRule, "concerns">,
  { form, answer }: DeadlineLabels,
): QuickAnswer[] {
  // Labels that distinguish the cases of a question.
  const labels: Readonly<Record<string, string>> = {
    driverFled: answer.fled,
    unknownVehicle: answer.unknown,
    uninsuredVehicle: answer.uninsured,
  };
  const yes = concerns.map((one) => {
    const [question, wanted] = answersOfCases[one];
    return { label: (concerns.length > 1 && labels[one]) || form.yes, answers: { [question]: wanted } };
  });
  const no = concerns.map((one) => {
    const [question, wanted] = answersOfCases[one];
    return [question, question === "vehicle" ? "insured" : wanted === "yes" ? "no" : "yes"];
  });
  const isOfVehicle = concerns.every((one) => answersOfCases[one][0] === "vehicle");
  const label = concerns.length > 1 ? answer.noneOf : isOfVehicle ? answer.isInsured : form.no;
  return [...yes, { label, answers: Object.fromEntries(no) as Record<string, string> }];
}

/** A partly typed date has no value, but is not empty either. */
function halfWritten(form: HTMLFormElement, name: string): DayProblem | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.validity.badInput ? "missing" : undefined;
}

import { answersInFragment, type FragmentAnswers } from "#domain/answers-in-fragment.ts";
import { dayProblem, dayProblemTexts, type DayProblem } from "#domain/calendar-days.ts";
import { answersOfCases, type ClaimAnswers, type LaterEvent, type ToolRule } from "#domain/no-fault-deadlines.ts";

/**
 * What the tool asks for besides the accident: events whose day a person may know, each with how it is asked for. Where
 * the time runs from a letter’s own date, that date is asked for: the day on which it came is later.
 */
export const laterDays: Readonly<Record<LaterEvent, { label: string; hint?: string }>> = {
  notice: {
    label: "You gave the insurer written notice (a letter, fax, email or the NF-2)",
    hint: "A phone call does not count.",
  },
  application: { label: "You sent the NF-2" },
  visit: { label: "A visit to our office" },
  expense: { label: "First day you lost pay, or paid a cost" },
  request: { label: "Date on the insurer’s first letter asking for information" },
  denialMailed: { label: "Date on the denial", hint: "Form NF-10." },
  denialArrived: { label: "Day the denial arrived" },
  obelLetter: { label: "Date on the insurer’s letter about OBEL", hint: "Form NF-13." },
  turnedDown: { label: "Date on the letter in which the vehicle’s insurer denied coverage" },
};

const laterEvents = Object.keys(laterDays) as LaterEvent[];

type DayField = "accident" | LaterEvent;

export type DayErrors = Partial<Record<DayField, string>>;

/** The answers in the form. Questions that are left at “Not sure” are not among them. */
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
  if (problem) errors.accident = dayProblemTexts[problem];
  for (const event of laterEvents) {
    const day = later[event] ?? "";
    const wrong = day ? dayProblem(day, { last: today, accident: problem ? "" : accident }) : halfWritten(form, event);
    if (wrong) errors[event] = dayProblemTexts[wrong];
  }
  return errors;
}

/** Fills in the answers of the URL fragment; what is entered already stays. */
export function fillIn(form: HTMLFormElement, fromFragment: FragmentAnswers) {
  for (const [name, value] of Object.entries(fromFragment)) {
    const field = form.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && !field.value) field.value = value;
  }
}

/** An answer to the question of a rule: a button, and what it enters into the form. */
type QuickAnswer = { label: string; answers: Readonly<Record<string, string>> };

/** How the cases of a question are told apart where it has several. */
const caseLabels: Readonly<Record<string, string>> = {
  driverFled: "A driver fled",
  unknownVehicle: "The vehicle is unknown",
  uninsuredVehicle: "It has no insurance",
};

/** The possible answers to the question with which a duty begins that only some have: each case, then none of them. */
export function quickAnswers({ concerns = [] }: Pick<ToolRule, "concerns">): QuickAnswer[] {
  const yes = concerns.map((one) => {
    const [question, wanted] = answersOfCases[one];
    return { label: concerns.length > 1 ? (caseLabels[one] ?? "Yes") : "Yes", answers: { [question]: wanted } };
  });
  const no = concerns.map((one) => {
    const [question, wanted] = answersOfCases[one];
    return [question, question === "vehicle" ? "insured" : wanted === "yes" ? "no" : "yes"];
  });
  const isOfVehicle = concerns.every((one) => answersOfCases[one][0] === "vehicle");
  const label = concerns.length > 1 ? "None of these" : isOfVehicle ? "No, it is insured" : "No";
  return [...yes, { label, answers: Object.fromEntries(no) as Record<string, string> }];
}

/** A text within a sentence. */
export const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A text as the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A date field that holds only a part of a date has no value, but is not empty either. */
function halfWritten(form: HTMLFormElement, name: string): DayProblem | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.validity.badInput ? "missing" : undefined;
}

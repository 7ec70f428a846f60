import type { CarriedAnswers } from "./carried-answers.ts";
import type { PayerId } from "./payers.ts";

/** An answer to choose: whom it leads to, if anyone yet, what to ask next, if anything, and what other tools learn of it. */
export type Option = {
  id: string;
  label: string;
  payers?: readonly PayerId[];
  next?: QuestionId;
  carries?: CarriedAnswers;
};
/** A question with its answers. */
export type Question = { text: string; hint?: string; options: readonly Option[] };
export type QuestionId = "working" | "travel" | "insured" | "struck" | "household" | "bus-household" | "state";

/** What was chosen so far, by question; an answer stays known when somebody goes back. */
export type Answers = Readonly<Partial<Record<QuestionId, string>>>;
/** A question that was answered, and the answer. */
export type Given = { id: QuestionId; question: Question; option: Option };

const householdText = "Do you, or a relative you live with, have a car insurance policy?";

/**
 * The order in which New York decides who pays (Insurance Law §5103 and Article 52; Department of Financial Services).
 * The first and the last question lead to “ask”: what they stand for is likely, not certain. Whoever was working still
 * finds the No-Fault insurer, who is to have notice too.
 */
export const questions: Readonly<Record<QuestionId, Question>> = {
  working: {
    text: "Were you working when it happened?",
    hint: "Driving for work counts.",
    options: [
      { id: "yes", label: "Yes", payers: ["workers-compensation"], next: "travel", carries: { working: "yes" } },
      { id: "no", label: "No", next: "travel", carries: { working: "no" } },
      { id: "unsure", label: "I am not sure", payers: ["workers-compensation"], next: "travel" },
    ],
  },
  travel: {
    text: "Where were you?",
    options: [
      { id: "motorcycle", label: "On a motorcycle, driving or riding along", payers: ["motorcycle"], next: "state" },
      { id: "vehicle", label: "In a car, taxi, van or truck", next: "insured" },
      {
        id: "ride",
        label: "In a car booked with an app",
        payers: ["ride-insurer"],
        next: "state",
        carries: { vehicle: "insured" },
      },
      { id: "bus", label: "In a bus, as a passenger", next: "bus-household" },
      { id: "outside", label: "Walking, or on a bicycle, e-bike or scooter", next: "struck" },
    ],
  },
  insured: {
    text: "Did that vehicle have insurance?",
    options: [
      { id: "yes", label: "Yes", payers: ["vehicle-insurer"], next: "state", carries: { vehicle: "insured" } },
      { id: "no", label: "No", next: "household", carries: { vehicle: "uninsured" } },
      { id: "unsure", label: "I am not sure", payers: ["vehicle-insurer"], next: "state" },
    ],
  },
  struck: {
    text: "What hit you?",
    options: [
      {
        id: "insured",
        label: "A motor vehicle, insured as far as I know",
        payers: ["striking-insurer"],
        next: "state",
        carries: { vehicle: "insured" },
      },
      {
        id: "unknown",
        label: "A motor vehicle that drove away or is not known",
        next: "household",
        carries: { vehicle: "unknown" },
      },
      {
        id: "uninsured",
        label: "A motor vehicle without insurance",
        next: "household",
        carries: { vehicle: "uninsured" },
      },
      { id: "none", label: "No motor vehicle took part", payers: ["no-vehicle"], next: "state" },
    ],
  },
  household: {
    text: householdText,
    options: [
      { id: "yes", label: "Yes", payers: ["household-policy"], next: "state" },
      { id: "no", label: "No", payers: ["accident-fund"], next: "state" },
      { id: "unsure", label: "I am not sure", payers: ["household-policy", "accident-fund"], next: "state" },
    ],
  },
  "bus-household": {
    text: householdText,
    hint: "For a bus passenger, that policy comes first.",
    options: [
      { id: "yes", label: "Yes", payers: ["household-policy"], next: "state" },
      { id: "no", label: "No", payers: ["bus-insurer"], next: "state" },
      { id: "unsure", label: "I am not sure", payers: ["household-policy", "bus-insurer"], next: "state" },
    ],
  },
  state: {
    text: "Was the crash outside New York, or is the policy from another state?",
    options: [
      { id: "no", label: "No" },
      { id: "yes", label: "Yes", payers: ["other-state"] },
      { id: "unsure", label: "I am not sure", payers: ["other-state"] },
    ],
  },
};

export const firstQuestion: QuestionId = "working";

/** The questions that were answered in the first so many steps, and the one to ask now; none when the end is reached. */
export function walk(answers: Answers, steps: number): { given: readonly Given[]; current: QuestionId | undefined } {
  const given: Given[] = [];
  let current: QuestionId | undefined = firstQuestion;
  while (current && given.length < steps) {
    const question: Question = questions[current];
    const option = question.options.find(({ id }) => id === answers[current as QuestionId]);
    if (!option) break;
    given.push({ id: current, question, option });
    current = option.next;
  }
  return { given, current };
}

/** Whom the answers lead to, in their order. */
export function payersFor(given: readonly Given[]): PayerId[] {
  return given.flatMap(({ option }) => option.payers ?? []);
}

/** The first insurer that the letter of notice could go to; the others ask for forms of their own. */
export function addresseeFor(given: readonly Given[]): PayerId | undefined {
  return payersFor(given).find((payer) => takesLetter.includes(payer));
}

/** What other tools learn from the answers. */
export function carriedFrom(given: readonly Given[]): CarriedAnswers {
  const addressee = addresseeFor(given);
  return Object.assign({}, ...given.map(({ option }) => option.carries), addressee && { insurer: addressee });
}

/** The answer to a question that was given in another tool, if it was. */
export function carriedOption(question: Question, carried: CarriedAnswers): string | undefined {
  const known = Object.entries(carried);
  return question.options.find(({ carries = {} }) =>
    Object.entries(carries).some(([name, value]) => known.some((answer) => answer[0] === name && answer[1] === value)),
  )?.id;
}

const takesLetter: readonly PayerId[] = [
  "vehicle-insurer",
  "ride-insurer",
  "bus-insurer",
  "striking-insurer",
  "household-policy",
  "other-state",
];

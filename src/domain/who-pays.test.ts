import { describe, expect, test } from "vitest";
import { carriedAnswers, hrefWithAnswers } from "./carried-answers.ts";
import { payerTexts } from "./payer-texts.ts";
import { payerTitles, type PayerId } from "./payers.ts";
import {
  addresseeFor,
  carriedFrom,
  carriedOption,
  firstQuestion,
  payersFor,
  questions,
  walk,
  type Answers,
  type QuestionId,
} from "./who-pays.ts";

/** Every way through the questions, as the answers that lead along it. A way that comes back to a question would not end. */
function ways(from: QuestionId | undefined, answers: Answers = {}): Answers[] {
  if (from === undefined) return [answers];
  if (answers[from] !== undefined) throw new Error(`${from} is asked twice`);
  return questions[from].options.flatMap(({ id, next }) => ways(next, { ...answers, [from]: id }));
}

const all = ways(firstQuestion);
const far = Object.keys(questions).length;

/** Who pays by the rule, said once more and otherwise: by facts instead of by questions. */
function expected({ working, travel, insured, struck, household, state, ...rest }: Answers): PayerId[] {
  const byPolicy = (policy: string | undefined, without: PayerId): PayerId[] =>
    policy === "yes" ? ["household-policy"] : policy === "no" ? [without] : ["household-policy", without];
  const noneToAsk = insured === "no" || struck === "unknown" || struck === "uninsured";
  const direct: Record<string, PayerId> = {
    motorcycle: "motorcycle",
    vehicle: "vehicle-insurer",
    ride: "ride-insurer",
    outside: struck === "none" ? "no-vehicle" : "striking-insurer",
  };
  const noFault = noneToAsk
    ? byPolicy(household, "accident-fund")
    : travel === "bus"
      ? byPolicy(rest["bus-household"], "bus-insurer")
      : [direct[travel ?? ""] as PayerId];
  return [
    ...(working === "no" ? [] : ["workers-compensation" as const]),
    ...noFault,
    ...(state === "no" ? [] : ["other-state" as const]),
  ];
}

test("there are as many ways as the answers make, and each ends", () => {
  // By travel: motorcycle 1, vehicle 2 + 3, app 1, bus 3, outside 2 + 2 × 3; each with 3 answers before and 3 after.
  expect(all).toHaveLength(3 * (1 + 5 + 1 + 3 + 8) * 3);
});

test.each(all.map((answers) => ({ answers, way: Object.values(answers).join(" → ") })))(
  "$way ends with the payers of the rule",
  ({ answers }) => {
    const { given, current } = walk(answers, far);
    expect(current).toBeUndefined();
    expect(given.map(({ id, option }) => [id, option.id])).toEqual(Object.entries(answers));
    expect(payersFor(given)).toEqual(expected(answers));
    expect(payersFor(given).length).toBeGreaterThan(0);
  },
);

test("every question and every payer is reached by some way", () => {
  const reached = all.map((answers) => walk(answers, far).given);
  expect(new Set(reached.flatMap((given) => given.map(({ id }) => id)))).toEqual(new Set(Object.keys(questions)));
  expect(new Set(reached.flatMap(payersFor))).toEqual(new Set(Object.keys(payerTitles)));
});

test("going back asks the question before again, and what was chosen stays known", () => {
  const answers = { working: "no", travel: "bus", "bus-household": "yes" };
  expect(walk(answers, 3).current).toBe("state");
  expect(walk(answers, 2)).toMatchObject({ current: "bus-household", given: [{ id: "working" }, { id: "travel" }] });
  expect(walk(answers, 0)).toEqual({ current: "working", given: [] });
});

test("an answer that a question does not have leads nowhere", () => {
  expect(walk({ working: "no", travel: "boat" }, far).current).toBe("travel");
});

describe("what other tools learn", () => {
  test.each([
    {
      answers: { working: "yes", travel: "outside", struck: "unknown", household: "no", state: "no" },
      carried: { working: "yes", vehicle: "unknown" },
      because: "MVAIC has a form of its own",
    },
    {
      answers: { working: "no", travel: "outside", struck: "insured", state: "yes" },
      carried: { working: "no", vehicle: "insured", insurer: "striking-insurer" },
      because: "the letter goes to the first insurer",
    },
    {
      answers: { working: "unsure", travel: "motorcycle", state: "unsure" },
      carried: { insurer: "other-state" },
      because: "not being sure is no answer",
    },
    {
      answers: { working: "no", travel: "vehicle", insured: "no", household: "unsure", state: "no" },
      carried: { working: "no", vehicle: "uninsured", insurer: "household-policy" },
      because: "a policy at home comes before the fund",
    },
  ])("from $answers is $carried: $because", ({ answers, carried }) => {
    const { given } = walk(answers, far);
    expect(carriedFrom(given)).toEqual(carried);
    expect(
      carriedAnswers(new URL(hrefWithAnswers("/tools/deadlines", carriedFrom(given)), "https://x.example").hash),
    ).toEqual(carried);
  });

  test("no letter goes to workers’ compensation, to MVAIC, or where no insurer is known", () => {
    const addressees = new Set(all.map((answers) => addresseeFor(walk(answers, far).given)));
    for (const none of ["workers-compensation", "accident-fund", "motorcycle", "no-vehicle"] as const)
      expect(addressees).not.toContain(none);
  });
});

test.each([
  { question: "working", carried: { working: "yes" }, option: "yes" },
  { question: "struck", carried: { vehicle: "unknown" }, option: "unknown" },
  { question: "insured", carried: { vehicle: "uninsured" }, option: "no" },
  { question: "insured", carried: { vehicle: "unknown" }, option: undefined },
  { question: "travel", carried: { working: "yes" }, option: undefined },
  { question: "state", carried: {}, option: undefined },
] as const)("to $question, $carried answers $option", ({ question, carried, option }) => {
  expect(carriedOption(questions[question], carried)).toBe(option);
});

/** Each of the facts as a mark that no text holds by itself. */
const limits = {
  noticeLimit: "(a)",
  employerNotice: "(b)",
  boardClaim: "(c)",
  policeReport: "(d)",
  unknownVehicle: "(e)",
  uninsuredVehicle: "(f)",
  accidentFund: "(g)",
  accidentFundPhone: "(h)",
};

test("the texts name every time limit that they are given, and leave no payer out", () => {
  const texts = payerTexts(limits);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(payerTitles).sort());
  for (const limit of Object.values(limits)) expect(JSON.stringify(texts)).toContain(limit);
});

test.each([
  { vehicle: "unknown", has: ["(d)", "(e)"], not: ["(f)"] },
  { vehicle: "uninsured", has: ["(f)"], not: ["(d)", "(e)"] },
  { vehicle: undefined, has: ["(d)", "(e)", "(f)"], not: [] },
] as const)("for a vehicle that is $vehicle MVAIC’s text names $has alone", ({ vehicle, has, not }) => {
  const { send } = payerTexts(limits, vehicle)["accident-fund"];
  for (const limit of has) expect(send).toContain(limit);
  for (const limit of not) expect(send).not.toContain(limit);
});

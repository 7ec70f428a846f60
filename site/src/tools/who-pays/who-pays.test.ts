import { describe, expect, test } from "vitest";
import type { Question, Result } from "./who-pays-schema.ts";
import { englishTool, whoPays } from "../../../tests/support/content.ts";
import { answersInFragment, hrefWithAnswers, type FragmentAnswers } from "#tools/answers-in-fragment.ts";
import {
  addresseeFor,
  addresseesIn,
  fragmentAnswers,
  optionInFragment,
  finderRules,
  hasDates,
  leftOutIn,
  mostQuestions,
  resultsFor,
  pathThrough,
  type Answers,
  resultItems,
} from "./who-pays.ts";

/** Every path through the questions, as its answers. The schema makes sure that each ends, and at a payer. */
function ways(question: Question | undefined, answers: Answers = {}): Answers[] {
  if (!question) return [answers];
  return question.options.flatMap(({ id, next }) =>
    ways(
      whoPays.questions.find((one) => one.id === next),
      { ...answers, [question.id]: id },
    ),
  );
}

const all = ways(whoPays.questions[0]);
const far = whoPays.questions.length;
const resultsOf = (answers: Answers) => resultsFor(whoPays, pathThrough(whoPays, answers, far).given);
const idsOf = (answers: Answers) => resultsOf(answers).map(({ id }) => id);

describe("on every path", () => {
  test("each result is named once, and no one is asked more questions than is said, nor more than seven", () => {
    expect(mostQuestions(whoPays, whoPays.questions[0])).toBe(7);
    for (const question of whoPays.questions)
      expect(mostQuestions(whoPays, question), "and some are asked so many").toBe(
        Math.max(...ways(question).map((answers) => Object.keys(answers).length)),
      );
    for (const answers of all) {
      expect(pathThrough(whoPays, answers, far).current).toBeUndefined();
      expect(new Set(idsOf(answers)).size).toBe(idsOf(answers).length);
    }
  });

  test.each<{ who: string; is: (answers: Answers) => boolean; never: string[]; because: string }>([
    {
      who: "people hurt outside New York",
      is: ({ place }) => place === "no",
      never: ["fund"],
      because: "MVAIC is for crashes in New York",
    },
    {
      who: "the owner of the uninsured vehicle",
      is: ({ owner }) => owner === "yes",
      never: ["fund", "insurer"],
      because: "No-Fault leaves the owner out",
    },
    {
      who: "people on a motorcycle",
      is: (answers) => [answers["travel"], answers["away-travel"]].includes("motorcycle"),
      never: ["fund", "insurer"],
      because: "No-Fault leaves motorcycles out",
    },
  ])("$who are not sent to $never: $because", ({ is, never }) => {
    const kinds = all.filter(is).flatMap((answers) => resultsOf(answers).map(({ kind }) => kind));
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of never) expect(kinds).not.toContain(kind);
  });

  test("people who may have a policy at home for a crash outside New York write to its insurer first", () => {
    const policy = all.filter((answers) => ["yes", "unsure"].includes(answers["away-household"] ?? ""));
    expect(policy.length).toBeGreaterThan(0);
    expect(new Set(policy.map((answers) => addresseeFor(resultsOf(answers))?.id))).toEqual(new Set(["household-away"]));
  });

  test("the police are named after a hit-and-run or for an unknown vehicle, workers’ compensation only at work", () => {
    for (const answers of all) {
      const ids = idsOf(answers);
      expect(ids.includes("police")).toBe(answers["fled"] !== "no" || answers["struck"] === "unknown");
      expect(ids.includes("workers-compensation")).toBe(answers["working"] === "yes");
      expect(ids.includes("workers-compensation-unsure")).toBe(answers["working"] === "unsure");
    }
  });
});

test("going back asks the question before again, and what was chosen stays known", () => {
  const answers = { working: "no", fled: "no", place: "yes", travel: "bus", "bus-household": "yes" };
  expect(pathThrough(whoPays, answers, 5).current).toBeUndefined();
  expect(pathThrough(whoPays, answers, 4).current?.id).toBe("bus-household");
  expect(pathThrough(whoPays, answers, 4).given.map(({ option }) => option.id)).toEqual(["no", "no", "yes", "bus"]);
  expect(pathThrough(whoPays, answers, 0)).toMatchObject({ current: { id: "working" }, given: [] });
});

test("an answer that a question does not have is ignored", () => {
  const answers = { working: "no", fled: "no", place: "yes", travel: "boat" };
  expect(pathThrough(whoPays, answers, far).current?.id).toBe("travel");
});

const plain = { working: "no", fled: "no", place: "yes" };

describe("what other tools learn", () => {
  test.each<{ answers: Answers; passed: FragmentAnswers; because: string }>([
    {
      answers: { working: "yes", fled: "yes", place: "yes", travel: "outside", struck: "unknown", household: "no" },
      passed: { working: "yes", fled: "yes", drove: "no", vehicle: "unknown" },
      because: "MVAIC has a form of its own, so no letter has an addressee",
    },
    {
      answers: { working: "no", fled: "yes", place: "yes", travel: "driving", insured: "yes", state: "no" },
      passed: { working: "no", fled: "yes", drove: "yes", vehicle: "insured", insurer: "vehicle-insurer" },
      because: "a driver who fled does not make the own car’s insurer unknown",
    },
    {
      answers: { ...plain, travel: "outside", struck: "insured", state: "yes" },
      passed: { working: "no", fled: "no", drove: "no", vehicle: "insured", insurer: "striking-insurer" },
      because: "the letter is sent to the first insurer",
    },
    {
      answers: { working: "unsure", fled: "unsure", place: "yes", travel: "motorcycle" },
      passed: {},
      because: "not being sure is no answer",
    },
    {
      answers: { ...plain, travel: "riding", insured: "no", owner: "no", household: "unsure" },
      passed: { working: "no", fled: "no", drove: "no", vehicle: "uninsured", insurer: "household-policy" },
      because: "a policy at home comes before the fund",
    },
    {
      answers: { ...plain, travel: "driving", insured: "no", owner: "yes" },
      passed: { working: "no", fled: "no", drove: "yes" },
      because: "the dates of MVAIC are not for the owner of the uninsured car",
    },
    {
      answers: { working: "no", fled: "no", place: "no", "away-travel": "struck", "away-household": "yes" },
      passed: { working: "no", fled: "no", drove: "no", vehicle: "insured", insurer: "household-away" },
      because: "a policy pays, so the dates of MVAIC do not matter",
    },
  ])("from $answers they get $passed: $because", ({ answers, passed }) => {
    const { given } = pathThrough(whoPays, answers, far);
    expect(given).toHaveLength(Object.keys(answers).length);
    expect(fragmentAnswers(whoPays, given)).toEqual(passed);
    const href = hrefWithAnswers("/tools/deadlines", fragmentAnswers(whoPays, given));
    expect(answersInFragment(new URL(href, "https://x.example").hash)).toEqual(passed);
  });

  test("no letter is offered without a known insurer, and each addressee says how to find its name", () => {
    const found = addresseesIn(whoPays.results);
    const addressees = new Set(all.map((answers) => addresseeFor(resultsOf(answers))?.id));
    addressees.delete(undefined);
    expect(new Set(Object.keys(found))).toEqual(addressees);
    for (const { id, kind, title, find } of whoPays.results)
      expect(found[id]).toEqual(kind === "insurer" ? { title, find: find ?? "" } : undefined);
  });
});

test.each([
  { asked: "working", passed: { working: "yes" }, option: "yes" },
  { asked: "fled", passed: { fled: "no" }, option: "no" },
  { asked: "struck", passed: { vehicle: "unknown" }, option: "unknown" },
  { asked: "insured", passed: { vehicle: "insured" }, option: "yes" },
  { asked: "insured", passed: { vehicle: "unknown" }, option: undefined },
  { asked: "travel", passed: { drove: "no", vehicle: "insured" }, option: undefined },
  { asked: "place", passed: {}, option: undefined },
] as const)("to $asked, $passed answers $option", ({ asked, passed, option }) => {
  const question = whoPays.questions.find(({ id }) => id === asked);
  expect(question && optionInFragment(question, passed)).toBe(option);
});

test.each([
  { working: "no", dates: false, because: "No-Fault leaves motorcycles out" },
  { working: "yes", dates: true, because: "the 30 days and 2 years of workers’ compensation run" },
  { working: "unsure", dates: true, because: "they may run" },
])("on a motorcycle, at work “$working”, dates are offered: $dates, because $because", ({ working, dates }) => {
  for (const fled of ["yes", "no"])
    expect(hasDates(resultsOf({ working, fled, place: "yes", travel: "motorcycle" }))).toBe(dates);
});

const limits = [
  { id: "how-long", order: 1, title: "How long", text: "Three years.", source: "Some Law §1" },
  { id: "left-out", order: 2, title: "Who", text: "Some people.", source: "Some Law §2" },
];

test("the tool’s script gets whom an insurer may leave out, and nothing that only the page shows", () => {
  const { questions, results } = whoPays;
  expect(finderRules(whoPays, limits)).toEqual({ questions, results, leftOut: "Some people." });
  expect(() => leftOutIn(limits.slice(0, 1))).toThrow("content/coverage-limits.yaml has no “left-out”");
});

const result: Result = {
  id: "fund",
  kind: "fund",
  title: "A fund",
  why: "It helps.",
  conditions: "You live here.",
  find: "Look there.",
  act: "Send it.",
  vehicle: { unknown: "Unknown: 1 day.", uninsured: "Uninsured: 2 days." },
  more: [{ term: "You live far away", text: "Write." }],
  phone: "+17185550142",
  source: "Some Law §1",
  certainty: "law",
};

test("a result has its points, in the order in which they help", () => {
  const [item] = resultItems([result], englishTool("who-pays"));
  expect(item).toMatchObject({ id: "fund", title: "A fund", text: "It helps." });
  expect(item?.pairs.map(({ term }) => term)).toEqual([
    "Its conditions",
    "Where to look",
    "By when",
    "What to do",
    "You live far away",
    "Whom to call",
    "Source",
  ]);
  expect(item?.pairs).toContainEqual({ term: "Whom to call", value: "(718) 555-0142", href: "tel:+17185550142" });
});

test("a point that a result does not have is left out, and an uncertain source names whom to ask", () => {
  const { id, kind, title, why, act, source } = result;
  const [item] = resultItems(
    [{ id, kind, title, why, act, source, certainty: "general", ask: "an attorney" }],
    englishTool("who-pays"),
  );
  expect(item?.pairs).toEqual([
    { term: "What to do", value: "Send it." },
    { term: "Source", value: "Likely: Some Law §1; ask an attorney" },
  ]);
});

test.each([
  { drove: "yes", shown: true, because: "it is for drivers" },
  { drove: "no", shown: false, because: "the person did not drive" },
  { drove: undefined, shown: true, because: "it is not known" },
] as const)(
  "a point for drivers only is shown after the answer $drove: $shown, because $because",
  ({ drove, shown }) => {
    const forDrivers = { ...result, more: [{ term: "You drove for an app", text: "Tell it.", drove: "yes" as const }] };
    const [item] = resultItems([forDrivers], englishTool("who-pays"), drove ? { drove } : {});
    expect(item?.pairs.some(({ value }) => value === "Tell it.")).toBe(shown);
  },
);

test.each([
  { working: "yes", shown: true },
  { working: "no", shown: false },
  { working: undefined, shown: true },
] as const)("a point for people at work only is shown after the answer $working: $shown", ({ working, shown }) => {
  const atWork = { ...result, more: [{ term: "For an app", text: "Tell it.", drove: "yes", working: "yes" } as const] };
  const known = working ? ({ drove: "yes", working } as const) : ({ drove: "yes" } as const);
  const [item] = resultItems([atWork], englishTool("who-pays"), known);
  expect(item?.pairs.some(({ value }) => value === "Tell it.")).toBe(shown);
});

test.each([
  { vehicle: "unknown", text: "Unknown: 1 day." },
  { vehicle: "uninsured", text: "Uninsured: 2 days." },
  { vehicle: "insured", text: "Unknown: 1 day. Uninsured: 2 days." },
  { vehicle: undefined, text: "Unknown: 1 day. Uninsured: 2 days." },
] as const)("for a vehicle that is $vehicle the time is “$text”", ({ vehicle, text }) => {
  const [item] = resultItems([result], englishTool("who-pays"), vehicle ? { vehicle } : {});
  expect(item?.pairs).toContainEqual({ term: "By when", value: text });
});

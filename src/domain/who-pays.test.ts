import { describe, expect, test } from "vitest";
import type { WhoPays } from "#schemas/who-pays.ts";
import { whoPays } from "../../tests/support/content.ts";
import { carriedAnswers, hrefWithAnswers, type CarriedAnswers } from "./carried-answers.ts";
import {
  addresseeFor,
  addresseeTitles,
  carriedFrom,
  carriedOption,
  finderRules,
  hasDates,
  leftOutIn,
  resultsFor,
  walk,
  type Answers,
} from "./who-pays.ts";

type Question = WhoPays["questions"][number];

/** Every way through the questions, as the answers that lead along it. A way that comes back to a question would not end. */
function ways(question: Question | undefined, answers: Answers = {}): Answers[] {
  if (!question) return [answers];
  if (answers[question.id] !== undefined) throw new Error(`${question.id} is asked twice`);
  return question.options.flatMap(({ id, next }) =>
    ways(
      whoPays.questions.find((one) => one.id === next),
      { ...answers, [question.id]: id },
    ),
  );
}

const all = ways(whoPays.questions[0]);
const far = whoPays.questions.length;
const resultsOf = (answers: Answers) => resultsFor(whoPays, walk(whoPays, answers, far).given);
const idsOf = (answers: Answers) => resultsOf(answers).map(({ id }) => id);
const question = (id: string) => {
  const found = whoPays.questions.find((one) => one.id === id);
  if (!found) throw new Error(`There is no question ${id}.`);
  return found;
};

describe("on every way", () => {
  test.each(all.map((answers) => ({ answers, way: Object.values(answers).join(" → ") })))(
    "$way ends at an insurer, a fund or an attorney",
    ({ answers }) => {
      const { given, current } = walk(whoPays, answers, far);
      expect(current).toBeUndefined();
      expect(given.map(({ question: asked, option }) => [asked.id, option.id])).toEqual(Object.entries(answers));
      const results = resultsOf(answers);
      expect(results.filter(({ kind }) => ["insurer", "fund", "attorney"].includes(kind)).length).toBeGreaterThan(0);
      expect(new Set(results).size).toBe(results.length);
      expect(addresseeFor(results)).toBe(results.find(({ kind }) => kind === "insurer"));
      for (const { title, why, act, source } of results)
        for (const text of [title, why, act, source]) expect(text.trim()).not.toBe("");
    },
  );

  test("nobody is asked more than seven questions", () => {
    expect(Math.max(...all.map((answers) => Object.keys(answers).length))).toBeLessThanOrEqual(7);
  });

  test("whoever was hurt outside New York is not sent to a fund: MVAIC is for crashes in New York", () => {
    const away = all.filter(({ place }) => place === "no");
    expect(away.length).toBeGreaterThan(0);
    expect(away.flatMap(resultsOf).map(({ kind }) => kind)).not.toContain("fund");
  });

  test("whoever may have a policy at home for a crash outside New York writes to its insurer first", () => {
    const policy = all.filter((answers) => ["yes", "unsure"].includes(answers["away-household"] ?? ""));
    expect(policy.length).toBeGreaterThan(0);
    expect(new Set(policy.map((answers) => addresseeFor(resultsOf(answers))?.id))).toEqual(new Set(["household-away"]));
  });

  test("the owner of the uninsured vehicle is sent neither to a fund nor to an insurer", () => {
    const owners = all.filter(({ owner }) => owner === "yes");
    expect(owners.length).toBeGreaterThan(0);
    const kinds = owners.flatMap(resultsOf).map(({ kind }) => kind);
    expect(kinds).not.toContain("fund");
    expect(kinds).not.toContain("insurer");
  });

  test("nobody on a motorcycle is sent to an insurer or a fund", () => {
    const riders = all.filter((answers) => [answers["travel"], answers["away-travel"]].includes("motorcycle"));
    expect(riders.length).toBeGreaterThan(0);
    const kinds = riders.flatMap(resultsOf).map(({ kind }) => kind);
    expect(kinds).not.toContain("fund");
    expect(kinds).not.toContain("insurer");
  });

  test("a driver who fled, or a vehicle that nobody knows, brings the police once, wherever and whoever pays", () => {
    for (const answers of all)
      expect(idsOf(answers).filter((id) => id === "police")).toHaveLength(
        answers["fled"] !== "no" || answers["struck"] === "unknown" ? 1 : 0,
      );
  });

  test("workers’ compensation pays first for who was working, and only may for who is not sure", () => {
    for (const answers of all) {
      const ids = idsOf(answers);
      expect(ids.includes("workers-compensation")).toBe(answers["working"] === "yes");
      expect(ids.includes("workers-compensation-unsure")).toBe(answers["working"] === "unsure");
    }
  });

  test("every result is reached by some way", () => {
    expect(new Set(all.flatMap(idsOf))).toEqual(new Set(whoPays.results.map(({ id }) => id)));
  });
});

test("going back asks the question before again, and what was chosen stays known", () => {
  const answers = { working: "no", fled: "no", place: "yes", travel: "bus", "bus-household": "yes" };
  expect(walk(whoPays, answers, 5).current).toBeUndefined();
  expect(walk(whoPays, answers, 4).current?.id).toBe("bus-household");
  expect(walk(whoPays, answers, 4).given.map(({ option }) => option.id)).toEqual(["no", "no", "yes", "bus"]);
  expect(walk(whoPays, answers, 0)).toMatchObject({ current: { id: "working" }, given: [] });
});

test("an answer that a question does not have leads nowhere", () => {
  const answers = { working: "no", fled: "no", place: "yes", travel: "boat" };
  expect(walk(whoPays, answers, far).current?.id).toBe("travel");
});

describe("what other tools learn", () => {
  test.each<{ answers: Answers; carried: CarriedAnswers; because: string }>([
    {
      answers: { working: "yes", fled: "yes", place: "yes", travel: "outside", struck: "unknown", household: "no" },
      carried: { working: "yes", fled: "yes", drove: "no", vehicle: "unknown" },
      because: "MVAIC has a form of its own, so no letter has an addressee",
    },
    {
      answers: { working: "no", fled: "yes", place: "yes", travel: "driving", insured: "yes", state: "no" },
      carried: { working: "no", fled: "yes", drove: "yes", vehicle: "insured", insurer: "vehicle-insurer" },
      because: "a driver who fled does not make the own car’s insurer unknown",
    },
    {
      answers: { working: "no", fled: "no", place: "yes", travel: "outside", struck: "insured", state: "yes" },
      carried: { working: "no", fled: "no", drove: "no", vehicle: "insured", insurer: "striking-insurer" },
      because: "the letter goes to the first insurer",
    },
    {
      answers: { working: "unsure", fled: "unsure", place: "yes", travel: "motorcycle" },
      carried: {},
      because: "not being sure is no answer",
    },
    {
      answers: {
        working: "no",
        fled: "no",
        place: "yes",
        travel: "riding",
        insured: "no",
        owner: "no",
        household: "unsure",
      },
      carried: { working: "no", fled: "no", drove: "no", vehicle: "uninsured", insurer: "household-policy" },
      because: "a policy at home comes before the fund",
    },
    {
      answers: { working: "no", fled: "no", place: "yes", travel: "driving", insured: "no", owner: "yes" },
      carried: { working: "no", fled: "no", drove: "yes" },
      because: "the dates of MVAIC are not for the owner of the uninsured car",
    },
    {
      answers: { working: "no", fled: "no", place: "no", "away-travel": "struck", "away-household": "yes" },
      carried: { working: "no", fled: "no", drove: "no", vehicle: "insured", insurer: "household-away" },
      because: "a policy pays, so the dates of MVAIC do not matter",
    },
  ])("from $answers is $carried: $because", ({ answers, carried }) => {
    const { given } = walk(whoPays, answers, far);
    expect(given).toHaveLength(Object.keys(answers).length);
    expect(carriedFrom(whoPays, given)).toEqual(carried);
    const href = hrefWithAnswers("/tools/deadlines", carriedFrom(whoPays, given));
    expect(carriedAnswers(new URL(href, "https://x.example").hash)).toEqual(carried);
  });

  test("no letter goes where no insurer is known, and each addressee has a title for its field", () => {
    const titles = addresseeTitles(whoPays.results);
    const addressees = new Set(all.map((answers) => addresseeFor(resultsOf(answers))?.id));
    addressees.delete(undefined);
    expect(new Set(Object.keys(titles))).toEqual(addressees);
    for (const { id, kind, title } of whoPays.results) expect(titles[id]).toBe(kind === "insurer" ? title : undefined);
  });
});

test.each([
  { asked: "working", carried: { working: "yes" }, option: "yes" },
  { asked: "fled", carried: { fled: "no" }, option: "no" },
  { asked: "struck", carried: { vehicle: "unknown" }, option: "unknown" },
  { asked: "insured", carried: { vehicle: "insured" }, option: "yes" },
  { asked: "insured", carried: { vehicle: "unknown" }, option: undefined },
  { asked: "travel", carried: { drove: "no", vehicle: "insured" }, option: undefined },
  { asked: "place", carried: {}, option: undefined },
] as const)("to $asked, $carried answers $option", ({ asked, carried, option }) => {
  expect(carriedOption(question(asked), carried)).toBe(option);
});

test.each([
  { working: "no", dates: false, because: "No-Fault leaves motorcycles out" },
  { working: "yes", dates: true, because: "the 30 days and 2 years of workers’ compensation run" },
  { working: "unsure", dates: true, because: "they may run" },
])("on a motorcycle, at work “$working”, dates are offered: $dates, for $because", ({ working, dates }) => {
  for (const fled of ["yes", "no"])
    expect(hasDates(resultsOf({ working, fled, place: "yes", travel: "motorcycle" }))).toBe(dates);
});

const limits = [
  { id: "how-long", order: 1, title: "How long", text: "Three years.", source: "Some Law §1" },
  { id: "left-out", order: 2, title: "Who", text: "Some people.", source: "Some Law §2" },
];

test("whom an insurer may leave out is told in the words of the page on insurance, or the build stops", () => {
  expect(finderRules(whoPays, limits).leftOut).toBe("Some people.");
  expect(() => leftOutIn(limits.slice(0, 1))).toThrow("content/coverage-limits.yaml has no “left-out”");
});

test("the tool’s code gets nothing that the page alone shows", () => {
  expect(Object.keys(finderRules(whoPays, limits))).toEqual(["questions", "results", "leftOut"]);
});

import { expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import { addresseeIds } from "./addressees.ts";
import { noteIds } from "./advise.ts";
import { caseIds } from "./cases.ts";
import { reasonIds } from "./facts.ts";
import { alsoTrue, choiceKeys, choices, claimDays } from "./claim.ts";

const content = loadContent();
const claim = content.only("claim");
const limits = content.list("deadlineRules");
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
const sorted = (list: readonly string[]) => [...list].sort();

const fields = claim.events.flatMap(({ fields: own = [], events = [] }) => [
  ...own,
  ...events.flatMap((event) => event.fields),
]);

test("each time limit of an injured person is a step, but for two that no day starts", () => {
  const steps = ids(claim.steps);
  const without = limits.filter(({ id, who }) => who === "you" && !steps.includes(id));
  expect(ids(without)).toEqual(["courtLimit", "shortCourtLimit"]);
});

test("a step without a time limit has its source, and says when; one with a limit takes both from there", () => {
  const wrong = claim.steps.filter(({ id, source, when, on }) => {
    const isLimit = limits.some((limit) => limit.id === id);
    return isLimit ? source || when || on : !source || !(when ?? on);
  });
  expect(ids(wrong)).toEqual([]);
});

test("each reason has its sentence, but for what goes without saying", () => {
  expect(ids(claim.reasons)).toEqual(sorted(reasonIds.filter((reason) => reason !== "unsaid")));
});

test("each note has its text", () => {
  expect(ids(claim.notes)).toEqual(sorted(noteIds));
});

test("each addressee has its name", () => {
  expect(ids(claim.addressees)).toEqual(sorted(addresseeIds));
});

test("every addressee gets the letter, but for MVAIC", () => {
  expect(ids(claim.addressees.filter(({ letter }) => !letter))).toEqual(["mvaic"]);
});

test("each case is that of some rule", () => {
  const used = [...limits, ...claim.steps].flatMap(({ concerns = [] }) => concerns);
  expect(sorted([...new Set(used)])).toEqual(sorted(caseIds));
});

test("each thing that a person can answer is asked once, with every answer", () => {
  const asked = [...claim.questions, ...fields.filter(({ options }) => options)];
  expect(ids(asked)).toEqual(sorted([...choiceKeys, "also"]));
  for (const { id, options = [] } of asked) {
    const answers = id === "also" ? alsoTrue : choices[id as (typeof choiceKeys)[number]];
    expect([id, ...ids(options)]).toEqual([id, ...sorted(answers)]);
  }
});

test("each day that a person can know has one field, but for that of the crash", () => {
  expect(ids(fields.filter(({ options }) => !options))).toEqual(sorted(claimDays.filter((day) => day !== "crash")));
});

test("the official page that a step opens is there", () => {
  const pages = ids(content.list("officialPages"));
  const broken = claim.steps.filter(({ page }) => page && !pages.includes(page));
  expect(ids(broken)).toEqual([]);
});

test("a denial of coverage gives 90 days at most, and that is not sure", () => {
  expect(limits.find(({ id }) => id === "deniedCoverage")).toMatchObject({
    limit: 90,
    unit: "days",
    certainty: "general",
  });
});

import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import type { ClaimTexts } from "./texts-schema.ts";
import { claimData } from "./claim-texts.ts";
import type { Claim } from "./claim.ts";
import {
  adviceOn,
  consistent,
  isSinceFirst,
  matters,
  openQuestions,
  soonerAnswer,
  type QuestionKey,
} from "./questions.ts";

const content = loadContent();
const texts = content.list("claimTexts").find(({ language }) => language === "en") as ClaimTexts;
const points = content.list("guidance");
const data = claimData(
  {
    claim: content.only("claim"),
    limits: content.list("deadlineRules"),
    pointsOf: (wanted) => points.find(({ id }) => id === wanted)?.points ?? [],
  },
  texts,
  texts,
);
const today = "2026-11-27";
const source = { data, today };
const asked = (claim: Claim) => openQuestions(claim, source).map(({ id }) => id);

const cases: readonly { because: string; claim: Claim; first: string; not: readonly string[] }[] = [
  {
    because: "how someone traveled decides what else is asked",
    claim: { crash: "2026-11-20" },
    first: "travel",
    not: ["role", "cycle", "hit", "touched", "owner", "body", "otherState"],
  },
  {
    because: "the police have 24 hours",
    claim: { crash: "2026-11-26" },
    first: "fled",
    not: [],
  },
  {
    because: "a passenger of a car does not drive it",
    claim: { crash: "2026-11-20", travel: "riding" },
    first: "vehicle",
    not: ["role", "hit", "cycle"],
  },
  {
    because: "on foot, it counts what hit the person",
    claim: { crash: "2026-11-20", travel: "foot" },
    first: "hit",
    not: ["role", "owner"],
  },
  {
    because: "who knows that no driver left has nothing to tell the police at once",
    claim: { crash: "2026-11-20", travel: "driving", vehicle: "insured", working: "no", fled: "no" },
    first: "place",
    not: ["police", "household"],
  },
];

describe("the next question", () => {
  test.each(cases)("is $first: $because", ({ claim, first, not }) => {
    const questions = asked(claim);
    expect(questions[0]).toBe(first);
    expect(questions.filter((id) => not.includes(id))).toEqual([]);
  });

  test("is never one that is answered, also with “I don’t know”", () => {
    let claim: Claim = { crash: "2026-11-20" };
    const ids: string[] = [];
    for (let [next] = asked(claim); next; [next] = asked(claim)) {
      ids.push(next);
      claim = { ...claim, [next]: "unsure" };
    }
    expect(new Set(ids).size).toBe(ids.length);
    // To know nothing rules out no step.
    const steps = (one: Claim) => [...adviceOn(one, source).steps, ...adviceOn(one, source).maybe].map(({ id }) => id);
    expect(steps(claim)).toEqual(expect.arrayContaining(steps({ crash: "2026-11-20" })));
  });

  test("is what has happened since, once the notice is late", () => {
    expect(isSinceFirst({ crash: "2026-10-28" }, source)).toBe(false);
    expect(isSinceFirst({ crash: "2026-10-27" }, source)).toBe(true);
  });

  test("names the answer that brings a sooner day", () => {
    const travel = data.questions.find(({ id }) => id === "travel");
    if (!travel) throw new Error("content/claim.yaml does not ask how someone traveled.");
    expect(soonerAnswer(travel, { crash: "2026-11-20" }, source)).toEqual({ option: "driving", day: "2026-11-30" });
  });
});

describe("an answer that other answers rule out", () => {
  const claim: Claim = {
    crash: "2026-11-20",
    travel: "riding",
    role: "driver",
    cycle: "slow",
    hit: "unknown",
    touched: "no",
  };

  test("is left out of the claim, with all that follow from it", () => {
    expect(consistent(claim, data)).toEqual({ crash: "2026-11-20", travel: "riding" });
    expect(consistent({ ...claim, travel: "foot" }, data)).toEqual({
      ...{ crash: "2026-11-20", travel: "foot", hit: "unknown", touched: "no" },
    });
  });

  test("has no row; it has one again when it matters again", () => {
    const rows = (one: Claim) =>
      data.questions
        .filter((question) => one[question.id as QuestionKey] !== undefined && matters(question, one, source))
        .map(({ id }) => id);
    expect(rows(claim)).toEqual(["travel"]);
    expect(rows({ ...claim, travel: "foot" })).toEqual(["travel", "hit", "touched"]);
  });
});

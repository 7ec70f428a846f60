import { describe, expect, test } from "vitest";
import { whoPaysSchema, type WhoPays } from "./who-pays-schema.ts";

const law = { source: "Some Law §1", certainty: "law" as const };
const says = { title: "A title", why: "A reason.", act: "Do it.", ...law };

/** A small file without a mistake. */
const good = (): WhoPays => ({
  short: ["One.", "Two."],
  questions: [
    {
      id: "first",
      text: "Were you there?",
      options: [
        { id: "yes", label: "Yes", leads: ["insurer"] },
        { id: "no", label: "No", next: "second" },
      ],
    },
    {
      id: "second",
      text: "Who was?",
      options: [
        { id: "one", label: "One", leads: ["police", "attorney"] },
        { id: "other", label: "Other", leads: ["fund"] },
      ],
    },
  ],
  results: [
    { id: "insurer", kind: "insurer", ...says },
    { id: "police", kind: "also", ...says },
    { id: "attorney", kind: "attorney", ...says },
    { id: "fund", kind: "fund", conditions: "You live here.", ...says },
  ],
});

/** Each mistake as its field and message. */
function mistakes(change: (rules: WhoPays) => unknown): string[] {
  const rules = structuredClone(good());
  change(rules);
  const { error } = whoPaysSchema.safeParse(rules);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const question = (rules: WhoPays, index: number) => rules.questions[index] as WhoPays["questions"][number];
const option = (rules: WhoPays, index: number, place: number) =>
  question(rules, index).options[place] as WhoPays["questions"][number]["options"][number];

test("a file without a mistake is accepted unchanged", () => {
  expect(mistakes(() => undefined)).toEqual([]);
});

describe("a mistake is reported with its field and how to fix it", () => {
  test.each<{ what: string; change: (rules: WhoPays) => unknown; said: string }>([
    {
      what: "a next question that is not there",
      change: (rules) => (option(rules, 0, 1).next = "third"),
      said: "questions.0.options.1.next: There is no question “third”. Write one of: first, second.",
    },
    {
      what: "a result that is not there",
      change: (rules) => (option(rules, 1, 0).leads = ["police", "lawyer"]),
      said: "questions.1.options.0.leads.1: There is no result “lawyer”. Write one of: insurer, police, attorney, fund.",
    },
    {
      what: "two questions with one id",
      change: (rules) => rules.questions.push(question(good(), 1)),
      said: "questions.2.id: “second” is there twice; give it another id.",
    },
    {
      what: "two answers with one id",
      change: (rules) => (option(rules, 1, 1).id = "one"),
      said: "questions.1.options.1.id: “one” is there twice; give it another id.",
    },
    {
      what: "two results with one id",
      change: (rules) => rules.results.push({ id: "police", kind: "also", ...says }),
      said: "results.4.id: “police” is there twice; give it another id.",
    },
    {
      what: "a question that is never asked",
      change: (rules) => rules.questions.push({ ...question(good(), 1), id: "third" }),
      said: "questions.2.id: No answer leads to “third”. Name it in one, or remove it.",
    },
    {
      what: "a result that no answer leads to",
      change: (rules) => rules.results.push({ id: "nobody", kind: "insurer", ...says }),
      said: "results.4.id: No answer leads to “nobody”. Name it in one, or remove it.",
    },
    {
      what: "questions that ask each other",
      change: (rules) => (option(rules, 1, 1).next = "first"),
      said: "questions.1.options.1.next: “first” was asked on this way before, so it would never end. Name another question.",
    },
    {
      what: "a question that asks itself",
      change: (rules) => (option(rules, 0, 0).next = "first"),
      said: "questions.0.options.0.next: “first” was asked on this way before, so it would never end. Name another question.",
    },
    {
      what: "an end at which there is only something besides",
      change: (rules) => {
        option(rules, 1, 0).leads = ["police"];
        option(rules, 1, 1).leads = ["fund", "attorney"];
      },
      said: "questions.1.options.0.leads: No payer is named at the end of this way: first no, second one. Add an insurer, a fund or an attorney, or name a question under “next”.",
    },
    {
      what: "an end at which there is nothing",
      change: (rules) => {
        delete option(rules, 0, 1).next;
        rules.questions.pop();
        rules.results.splice(1);
      },
      said: "questions.0.options.1.leads: No payer is named at the end of this way: first no. Add an insurer, a fund or an attorney, or name a question under “next”.",
    },
    {
      what: "a fund without its conditions",
      change: (rules) => delete rules.results[3]?.conditions,
      said: "results.3.conditions: A fund pays only under conditions: write them here.",
    },
    {
      what: "general knowledge without a person to ask",
      change: (rules) => Object.assign(rules.results[0] ?? {}, { certainty: "general" }),
      said: "results.0.ask: What is known only from general knowledge needs someone to ask, for example “an attorney”.",
    },
    {
      what: "a review without a reviewer",
      change: (rules) => (rules.reviewed = "2026-01-15"),
      said: "reviewer: Name who reviewed it, or remove the day of the review.",
    },
  ])("$what", ({ change, said }) => {
    expect(mistakes(change)).toEqual([said]);
  });
});

// npm run --silent claim -- CLAIM.json [MORE.json …] --today 2026-11-22: prints what /tools/claim advises for a claim, as
// JSON; for several files, or a file with a list of claims, a list. - reads the claim from standard input.
// npm run --silent claim -- --fields: lists what a claim can say, and the steps.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "astro/zod";
import { loadContent } from "#content/load.ts";
import { dayInNewYork, isDay } from "#practice/calendar-days.ts";
import { advise, type Step } from "#tools/claim/advise.ts";
import { claimRules } from "#tools/claim/claim-rules.ts";
import { alsoTrue, choices, claimDays, type Claim } from "#tools/claim/claim.ts";

const { values, positionals } = parseArgs({
  options: { today: { type: "string" }, fields: { type: "boolean" } },
  allowPositionals: true,
});
const content = loadContent();
const limits = content.list("deadlineRules");
const texts = content.only("claim");
const rules = claimRules(limits, texts);

if (values.fields) {
  const fields = texts.events.flatMap(({ fields: own = [], events = [] }) => [
    ...own,
    ...events.flatMap((one) => one.fields),
  ]);
  const asked = [...texts.questions, ...fields.map((field) => ({ ...field, text: field.label }))];
  const said = (key: string) => asked.find(({ id }) => id === key);
  const meanings = (key: string, known: readonly string[]) =>
    Object.fromEntries(known.map((value) => [value, said(key)?.options?.find(({ id }) => id === value)?.label]));
  print({
    days: Object.fromEntries(claimDays.map((day) => [day, said(day)?.text ?? "Day of the crash"])),
    answers: Object.fromEntries(
      Object.entries(choices).map(([key, known]) => [
        key,
        { asks: said(key)?.text, values: { ...meanings(key, known), unsure: "I don’t know" } },
      ]),
    ),
    also: { asks: said("also")?.text, list: meanings("also", alsoTrue) },
    done: "An object: the id of a step, and the day on which it was done",
    steps: Object.fromEntries(rules.map(({ id }) => [id, titleOf(id)])),
  });
} else {
  const today = values.today ?? dayInNewYork(new Date());
  if (!isDay(today)) fail(`--today: “${today}” is no day. Write it as year-month-day, for example 2026-11-22.`);
  if (positionals.length === 0)
    fail(
      "Name a file with a claim: npm run --silent claim -- CLAIM.json --today 2026-11-22. --fields lists what it can say.",
    );
  const read = positionals.map((path) => readClaims(path));
  const advice = read.flat().map((claim) => spelledOut(claim, today));
  print(read.length === 1 && !Array.isArray(read[0]) ? advice[0] : advice);
}

/** What a file can say of a claim. */
function claimFile() {
  const day = z.iso.date("Write a real day as year-month-day, for example 2026-11-20.");
  const stepIds = rules.map(({ id }) => id) as [string, ...string[]];
  return z
    .strictObject({
      ...Object.fromEntries(claimDays.map((one) => [one, day])),
      ...Object.fromEntries(Object.entries(choices).map(([key, known]) => [key, z.enum([...known, "unsure"])])),
      also: z.union([z.array(z.enum(alsoTrue)), z.literal("unsure")]),
      done: z.partialRecord(z.enum(stepIds), day),
    })
    .partial();
}

/** The claims in a file: one, or a list. */
function readClaims(path: string): Claim | Claim[] {
  try {
    const read: unknown = JSON.parse(readFileSync(path === "-" ? 0 : path, "utf8"));
    const claim = claimFile();
    return (Array.isArray(read) ? z.array(claim) : claim).parse(read) as Claim | Claim[];
  } catch (error) {
    const what =
      error instanceof z.ZodError ? `is no claim:\n${z.prettifyError(error)}` : `cannot be read as JSON: ${error}`;
    return fail(`${path} ${what}\nSee --fields for what a claim can say.`);
  }
}

/** The advice with the words and sources of `content/`. */
function spelledOut(claim: Claim, today: string) {
  const advice = advise(claim, today, rules);
  const textOf = (list: readonly { id: string; text: string }[], id: string) => list.find((one) => one.id === id)?.text;
  const { addressees, notNeeded, notes, steps, maybe, passed, done, others } = advice;
  return {
    today,
    ...(advice.day !== undefined && { day: advice.day }),
    addressees: addressees.map((one) => ({ ...one, to: texts.addressees.find(({ id }) => id === one.id)?.to })),
    steps: steps.map(withTexts),
    maybe: maybe.map(withTexts),
    passed: passed.map(withTexts),
    done: done.map(withTexts),
    others: others.map(withTexts),
    notNeeded: notNeeded.map(({ id, reason }) => ({
      id,
      title: titleOf(id),
      reason,
      why: textOf(texts.reasons, reason),
    })),
    notes: notes.map((id) => ({ id, text: textOf(texts.notes, id) })),
  };
}

function withTexts(step: Step) {
  const own = texts.steps.find(({ id }) => id === step.id);
  const limit = limits.find(({ id }) => id === step.id);
  const { how, why } = own ?? {};
  const { source, certainty, ask } = own?.source ? own : (limit ?? {});
  return { ...step, title: titleOf(step.id), how, why, source, certainty, ask };
}

function titleOf(id: string): string | undefined {
  return texts.steps.find((step) => step.id === id)?.title ?? limits.find((limit) => limit.id === id)?.what;
}

function print(value: unknown) {
  console.log(JSON.stringify(value, null, 2));
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

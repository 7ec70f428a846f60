import { isDay } from "#practice/calendar-days.ts";

/** What a person can answer, by the key in a link, with the values of each answer; `unsure` besides. */
export const choices = {
  travel: ["driving", "riding", "taxi", "bus", "foot", "bicycle", "motorcycle", "other"],
  role: ["passenger", "driver"],
  cycle: ["motorcycle", "plated", "unplated", "slow"],
  hit: ["known", "unknown", "public", "none"],
  touched: ["yes", "no"],
  vehicle: ["insured", "none", "rental", "public"],
  body: ["city", "authority", "state", "federal", "private"],
  owner: ["mine", "spouse", "other"],
  working: ["no", "employee", "trip", "waiting", "volunteer"],
  fled: ["yes", "no"],
  police: ["same-day", "later", "no"],
  place: ["city", "state", "us", "abroad"],
  household: ["yes", "no"],
  otherState: ["yes", "no"],
  denies: ["pay", "care", "all"],
  saysLate: ["yes", "no"],
  noCover: ["none", "act"],
} as const;

/** What can be true besides; several at once, joined by commas in a link. */
export const alsoTrue = ["child", "death", "several", "public", "uninsured", "cannotWork", "secondJob"] as const;

/** The days that a person can know, `YYYY-MM-DD`, by the key in a link. The crash is the first: no other is before it. */
export const claimDays = [
  "crash",
  "death",
  "notice",
  "application",
  "visit",
  "pay",
  "expense",
  "request",
  "followUp",
  "exam",
  "oath",
  "missed",
  "denial",
  "denialCame",
  "obel",
  "coverage",
] as const;

export type ChoiceKey = keyof typeof choices;
export type AlsoTrue = (typeof alsoTrue)[number];
export type ClaimDay = (typeof claimDays)[number];

/**
 * All that a person may know of a claim. Every part is optional, and `unsure` is an answer: it is not asked again, and
 * rules out nothing.
 *
 * - `vehicle`, `owner`, `otherState`: of the vehicle the person was in or, on foot, of the one that hit them
 * - `also`: what else is true; an empty list is “none of these”
 * - `denial`, `coverage`, `obel`, `request`, `followUp`: the date on the letter; `denialCame`: the day it came
 * - `pay`: the first day without pay; `expense`: the first day of a cost
 * - `since`: nothing has happened since the crash
 * - `done`: the day on which a step, by its id, was taken
 */
export type Claim = { [Key in ChoiceKey]?: (typeof choices)[Key][number] | "unsure" } & {
  [Day in ClaimDay]?: string;
} & { also?: readonly AlsoTrue[] | "unsure"; since?: "nothing"; done?: Readonly<Record<string, string>> };

/** Links of the tools that this one replaces: their answers, in today's words. */
const formerAnswers: Readonly<Record<string, Readonly<Record<string, Claim>>>> = {
  working: { yes: { working: "employee" } },
  drove: { yes: { travel: "driving" } },
  vehicle: { uninsured: { vehicle: "none" }, unknown: { hit: "unknown" } },
  public: { yes: { also: ["public"] } },
  insurer: {
    "striking-insurer": { hit: "known" },
    "bus-insurer": { travel: "bus" },
    "household-bus": { travel: "bus", household: "yes" },
    "household-policy": { household: "yes" },
    "household-away": { place: "us", household: "yes" },
    "vehicle-away": { place: "us", household: "no" },
    "ride-insurer": { travel: "taxi", role: "passenger" },
  },
};
const formerDays: Readonly<Record<string, ClaimDay>> = {
  accident: "crash",
  denialMailed: "denial",
  denialArrived: "denialCame",
  obelLetter: "obel",
  turnedDown: "coverage",
};

/** What a link says: the claim, and whether some part of it could not be read and was left out. */
export type ReadClaim = { claim: Claim; isWhole: boolean };

/**
 * Reads the fragment of a link, `#crash=2026-11-20&travel=driving`; the links of the former tools, too.
 * @param steps the ids of the steps that can be done
 */
export function readClaim(fragment: string, steps: readonly string[] = []): ReadClaim {
  const read: ReadClaim = { claim: {}, isWhole: true };
  for (const [key, value] of new URLSearchParams(fragment.replace(/^#/, ""))) {
    const part = partOf(key, value, steps);
    if (part) read.claim = { ...read.claim, ...part, ...doneWith(read.claim, part) };
    // An anchor of the page, such as `#letter`, is no answer.
    else if (value) read.isWhole = false;
  }
  return read;
}

/** The fragment of a link that carries the whole claim, without `#`. Nothing in it names a person. */
export function claimFragment({ also, done = {}, ...claim }: Claim): string {
  const parts = new URLSearchParams();
  for (const key of [...claimDays, ...choiceKeys]) if (claim[key]) parts.set(key, claim[key]);
  if (claim.since) parts.set("since", claim.since);
  if (also) parts.set("also", also === "unsure" ? also : also.join(",") || "none");
  for (const [step, day] of Object.entries(done)) parts.set(`done.${step}`, day);
  return parts.toString().replaceAll("%2C", ",");
}

export const choiceKeys = Object.keys(choices) as ChoiceKey[];

function partOf(key: string, value: string, steps: readonly string[]): Claim | undefined {
  const day = own(formerDays, key) ?? claimDays.find((one) => one === key);
  if (day) return isDay(value) ? { [day]: value } : undefined;
  if (key.startsWith("done."))
    return steps.includes(key.slice(5)) && isDay(value) ? { done: { [key.slice(5)]: value } } : undefined;
  if (key === "also") return alsoOf(value);
  if (key === "since" && value === "nothing") return { since: value };
  const choice = choiceKeys.find((one) => one === key);
  const isChoice = choice && (value === "unsure" || (choices[choice] as readonly string[]).includes(value));
  if (isChoice) return { [choice]: value };
  const former = own(formerAnswers, key);
  // Former answers without a meaning of their own here, such as that a person did not drive.
  return former && (own(former, value) ?? (["no", "insured"].includes(value) ? {} : undefined));
}

/** What a link names, but for what every object has, such as `constructor`. */
const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function alsoOf(value: string): Claim | undefined {
  if (value === "unsure" || value === "none") return { also: value === "none" ? [] : value };
  const said = value.split(",");
  return said.every((one) => (alsoTrue as readonly string[]).includes(one)) ? { also: said as AlsoTrue[] } : undefined;
}

const doneWith = (claim: Claim, part: Claim) => part.done && { done: { ...claim.done, ...part.done } };

import { daysBetween } from "#practice/calendar-days.ts";
import { dueDay, type DueDay, type TimeLimit } from "#practice/due-day.ts";
import { addressees, insurerVerdict, type Addressee } from "./addressees.ts";
import { noticeGiven, verdictOf, type Case } from "./cases.ts";
import type { Claim, ClaimDay } from "./claim.ts";
import { answer, any, cover, position, type Reason, type Verdict } from "./facts.ts";
import { byDay, byUrgency, isSoon } from "./order.ts";

/** What counts as the act: the words for each are in `content/claim/`. */
export const waysToAct = [
  ...(["writing", "mailed", "registered", "certified", "inPerson", "phone", "sworn", "notarized", "arrive"] as const),
] as const;

/** When a step without a time limit is due. */
export type Moment = "now" | "comes";

/** What must be known of a rule to work out whether, and by when, it counts. */
export type ClaimRule = {
  id: string;
  who: "you" | "practice" | "insurer";
  /** The cases in any of which it counts; without it, for everybody. */
  concerns?: readonly Case[] | undefined;
  time?: TimeLimit | undefined;
  /** The event that the time runs from, or on whose day the step is. */
  event?: ClaimDay | undefined;
  /** For steps without a time limit. */
  when?: Moment | undefined;
  /** Once the day has passed, the right is normally gone. */
  hard?: boolean | undefined;
  how: readonly (typeof waysToAct)[number][];
  /** Done late, it still helps. */
  stays?: boolean | undefined;
  /** It is shown before its event has a day, too. */
  undated?: boolean | undefined;
};

/** One thing to do. */
export type Step = {
  id: string;
  who: ClaimRule["who"];
  /** Whether it is this person’s for sure; otherwise it depends on an answer that is missing. */
  isSure: boolean;
  /** The day it runs from, and when it is due; neither where there is no day. */
  since?: string;
  due?: DueDay;
  when?: Moment;
  /** The day on which it was done, if known, and whether that was after the limit. */
  done?: { day?: string; isLate: boolean };
};

/** What a claim comes to, on a day. */
export type Advice = {
  /** The number of days since the crash; 0 is its day. */
  day?: number;
  addressees: Addressee[];
  /** What this person has to do, the most urgent first. */
  steps: Step[];
  /** What only some have to do, until an answer decides. */
  maybe: Step[];
  /** What is over, and too late to do. */
  passed: Step[];
  done: Step[];
  /** What the practice and the insurer have to do. */
  others: Step[];
  /** What does not apply, and why. */
  notNeeded: { id: string; reason: Reason }[];
  notes: NoteId[];
};

/** Remarks on a claim, in `content/claim.yaml`. */
export const noteIds = [
  ...(["toBeSafe", "unclear", "several", "sameDay", "outOfState", "untouched", "lateHome", "policeCar"] as const),
  "letterGivesNothing",
] as const;
export type NoteId = (typeof noteIds)[number];

/** One filing under two limits: where one of them counts, the other is not said to be needless. */
const mvaicSteps: readonly string[] = ["unknownVehicle", "uninsuredVehicle", "deniedCoverage"];

/** Days after which a claim is old: the dates that run from the crash have passed, but for the time to sue. */
const oldYears = 2;

/**
 * What a claim comes to on a day: whom to write to, and what to do by when.
 * @param today the day in New York
 */
export function advise(claim: Claim, today: string, rules: readonly ClaimRule[]): Advice {
  const noticeDays = rules.find(({ id }) => id === "noticeLimit")?.time?.limit ?? 0;
  const fund = any(
    ...(["unknownVehicle", "uninsuredVehicle", "coverageDenied"] as const).map((one) =>
      verdictOf(one, claim, noticeDays),
    ),
  );
  const named = addressees(claim, fund);
  const insurer = insurerVerdict(named, claim);
  const verdict = ({ concerns }: ClaimRule): Verdict =>
    concerns === undefined ||
    any(
      ...concerns.map((one) =>
        one === "insurer" ? insurer : one === "insurerOrFund" ? any(insurer, fund) : verdictOf(one, claim, noticeDays),
      ),
    );
  const advice: Advice = {
    ...(claim.crash && { day: daysBetween(claim.crash, today) }),
    addressees: named,
    ...{ steps: [], maybe: [], passed: [], done: [], others: [], notNeeded: [] },
    notes: notesOn(claim, named),
  };
  for (const rule of rules) {
    const applies = verdict(rule);
    if (isSilent(rule, claim)) continue;
    if (typeof applies === "string") {
      if (applies !== "unsaid") advice.notNeeded.push({ id: rule.id, reason: applies });
      continue;
    }
    place(advice, stepOf(rule, claim, today, applies === true, noticeDays), rule, claim);
  }
  if (typeof fund !== "string") advice.notNeeded = advice.notNeeded.filter(({ id }) => !mvaicSteps.includes(id));
  if (advice.steps.some((step) => !step.isSure)) advice.notes.unshift("toBeSafe");
  advice.steps.sort(byUrgency(rules, claim));
  advice.maybe.sort(byDay);
  return advice;
}

/** Whether a rule says nothing yet: its event has no day, and it is not shown without one. */
function isSilent({ event, who, undated }: ClaimRule, claim: Claim): boolean {
  return who === "you" && event !== undefined && event !== "crash" && !undated && !dayOf(event, claim);
}

/** The day of an event; of a loss, the earlier one of lost pay and a cost. */
function dayOf(event: ClaimDay, claim: Claim): string | undefined {
  if (event === "expense") return [claim.pay, claim.expense].filter(Boolean).sort()[0];
  // No denial comes before it is mailed: its own date is the safe one. The other way around it would be too late.
  if (event === "denialCame") return claim.denialCame ?? claim.denial;
  return claim[event];
}

function stepOf(rule: ClaimRule, claim: Claim, today: string, isSure: boolean, noticeDays: number): Step {
  const { id, who, time, event, when } = rule;
  const since = event && dayOf(event, claim);
  const isExact = who !== "you" || (time === undefined ? true : undefined);
  const due = since && dueOf(rule, dueDay(time ?? { limit: 0, unit: "days" }, since, today, isExact));
  const done = doneOf(rule, claim, due || undefined, noticeDays);
  return {
    ...{ id, who, isSure },
    ...(since && { since }),
    ...(due && { due }),
    ...(when && { when }),
    ...(done && { done }),
  };
}

/** How many days a denial of coverage gives is not sure: no later day is shown than its limit. */
function dueOf({ id }: ClaimRule, { may, ...due }: DueDay): DueDay {
  if (id === "deniedCoverage") return { ...due, state: due.state === "grace" ? "passed" : due.state };
  return { ...due, ...(may && { may }) };
}

function doneOf({ id }: ClaimRule, claim: Claim, due: DueDay | undefined, noticeDays: number): Step["done"] {
  const day = claim.done?.[id];
  if (day) return { day, isLate: due !== undefined && day > due.limit };
  if (id === "noticeLimit" && isForNext(claim)) return undefined;
  const isDenied = claim.denial !== undefined || claim.denialCame !== undefined;
  // Who denies a claim has it: no new letter.
  if (id === "noticeLimit") return noticeGiven(claim, noticeDays) ?? (isDenied ? { isLate: false } : undefined);
  if (id === "application" && (claim.application || isDenied))
    return { ...(claim.application && { day: claim.application }), isLate: false };
  if (id === "applicationForm" && claim.application) return { day: claim.application, isLate: false };
  if (id === "followUp" && claim.followUp) return { day: claim.followUp, isLate: false };
  if (id !== "policeReport" || (claim.police !== "same-day" && claim.police !== "later")) return undefined;
  return { ...(claim.police === "same-day" && claim.crash && { day: claim.crash }), isLate: claim.police === "later" };
}

/** The notice went to an insurer that denied coverage since: a policy at home is next in line, and has to hear of it. */
function isForNext(claim: Claim): boolean {
  const { coverage = "", notice = "", application = "" } = claim;
  return coverage >= notice && coverage >= application && coverage !== "" && answer(claim, "household") !== "no";
}

/** Puts a step where it belongs. */
function place(advice: Advice, step: Step, rule: ClaimRule, claim: Claim) {
  const isOver = step.due && step.due.left < 0 && step.due.state !== "grace";
  if (step.done) return advice.done.push(step);
  if (rule.who !== "you") return advice.others.push(step);
  // The time to sue is what may still run in an old claim.
  const isPast = rule.event === "crash" && rule.id !== "suit" && isOld(advice);
  if (isOver && (!rule.stays || isPast)) return advice.passed.push(step);
  if (step.when === "comes" && isOld(advice)) return advice.passed.push(step);
  if (step.isSure || isToBeSafe(step, rule, claim)) return advice.steps.push(step);
  // What has no day is said once it is sure.
  return step.when || advice.maybe.push(step);
}

/** What is lost for good within a week is done to be safe, where the person said that they do not know. */
function isToBeSafe({ id, due }: Step, { hard, how }: ClaimRule, claim: Claim): boolean {
  const isUnsure = id !== "policeReport" && Object.values(claim).includes("unsure");
  return isUnsure && Boolean(hard && due && (due.left >= 0 ? isSoon(due, how) : due.state === "grace"));
}

const isOld = ({ day = 0 }: Pick<Advice, "day">): boolean => day > oldYears * 365 + 1;

function notesOn(claim: Claim, named: readonly Addressee[]): NoteId[] {
  const notes: NoteId[] = [];
  const letters = named.filter(({ id, isSure }) => id !== "mvaic" && isSure);
  const isSlow = answer(claim, "travel") === "motorcycle" && position(claim) !== "motorcycle";
  if (isSlow) notes.push("unclear");
  if (claim.also !== "unsure" && claim.also?.includes("several")) notes.push("several");
  if (letters.length > 1) notes.push("sameDay");
  if (claim.otherState === "yes") notes.push("outOfState");
  if (claim.touched === "no") notes.push("untouched");
  if (named.some(({ id }) => id === "mvaic") && answer(claim, "household") === "yes") notes.push("lateHome");
  if (cover(claim) === "public" && (answer(claim, "body") ?? "city") === "city") notes.push("policeCar");
  if (claim.coverage && claim.noCover !== "act") notes.push("letterGivesNothing");
  return notes;
}

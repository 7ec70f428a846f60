import type { DeadlineEvent, DeadlineRule } from "./rule-schema.ts";
import { addBusinessDays, businessDayBefore, isBusinessDay, publicHoliday } from "#practice/business-days.ts";
import { addDays, addYears, daysBetween, weekday } from "#practice/calendar-days.ts";
import type { FragmentAnswers } from "#tools/answers-in-fragment.ts";

/** The events after the accident from which a time limit can run, and whose day a person can know. */
export type LaterEvent = Exclude<DeadlineEvent, "accident" | "other">;

/** The fields of a time limit that the tool needs. */
export type ToolRule = Omit<DeadlineRule, (typeof ofPages)[number]>;

/** A person's answers about the accident. A question without an answer leaves both cases open. */
export type ClaimAnswers = Pick<FragmentAnswers, "working" | "drove" | "vehicle" | "fled" | "public"> & {
  accident: string;
  later: Partial<Record<LaterEvent, string>>;
};

type Done = { event: LaterEvent; day: string };

type Case = NonNullable<DeadlineRule["concerns"]>[number];
export type Question = Exclude<keyof ClaimAnswers, "accident" | "later">;

/** For each case that only some rules concern, the question and the answer that select it. */
export const answersOfCases = {
  working: ["working", "yes"],
  notWorking: ["working", "no"],
  drove: ["drove", "yes"],
  driverFled: ["fled", "yes"],
  unknownVehicle: ["vehicle", "unknown"],
  uninsuredVehicle: ["vehicle", "uninsured"],
  publicVehicle: ["public", "yes"],
} as const satisfies Record<Case, readonly [Question, string]>;

/** A time limit with a known day. If it was met too late, it stays open: the reason must still be given. */
export type DueRule = ToolRule & { tooLate?: Done };

/** A day with all time limits that end on it. */
export type Deadline = {
  day: string;
  /** 0 on the day itself, negative after it. */
  daysLeft: number;
  rules: DueRule[];
  /** If it is not a business day: the reason, and the day by which to act: the business day before, or else today. */
  closed?: { because: string; saferDay: string };
};

const ofPages = ["order", "table", "reviewed", "reviewer"] as const;

/** For older accidents most dates have passed, and a general text is more helpful than dates. */
const yearsWithDates = 2;

/**
 * The days on which a claim's time limits end, in order. Leaves out rules that do not concern this person or were met
 * in time, and those whose event has no day yet or was too long ago.
 * @param today the day in New York
 */
export function deadlinesFor(answers: ClaimAnswers, rules: readonly ToolRule[], today: string): Deadline[] {
  const days = new Map<string, DueRule[]>();
  for (const rule of rules.filter((one) => concerns(one, answers))) {
    const since = dayOfEvent(rule, answers);
    if (!since || isLongAgo(since, today)) continue;
    const day = lastDay(rule, since);
    const done = firstDone(rule, answers);
    // Skip what others have done, even late.
    if (done && (done.day <= day || rule.who !== "you")) continue;
    days.set(day, [...(days.get(day) ?? []), { ...rule, ...(done && { tooLate: done }) }]);
  }
  return [...days]
    .map(([day, due]) => ({ day, daysLeft: daysBetween(today, day), rules: due }))
    .map((deadline) => ({ ...deadline, ...closedDay(deadline, today) }))
    .sort((first, second) => first.day.localeCompare(second.day, "en"));
}

/** The day by which to act: the limit itself or, if it is not a business day, an earlier day. */
export function dayToAct({ day, daysLeft, closed }: Omit<Deadline, "rules">): { day: string; daysLeft: number } {
  const act = closed?.saferDay ?? day;
  return { day: act, daysLeft: daysLeft - daysBetween(act, day) };
}

/** Further rules that may concern this person, once an event happens or its day is known. */
export function undatedRules(answers: ClaimAnswers, rules: readonly ToolRule[]): ToolRule[] {
  return rules.filter(
    (rule) => rule.who === "you" && rule.event !== "accident" && concerns(rule, answers) && !dayOfEvent(rule, answers),
  );
}

/**
 * The rules that the tool uses, reduced to the fields that it needs: those with a computable date, and those that
 * depend on a person's answers. Other rules are only in the table of the page.
 */
export function toolRules(rules: readonly DeadlineRule[]): ToolRule[] {
  return rules
    .filter(({ event, concerns: whom }) => event !== "other" || whom)
    .map(
      (rule) =>
        Object.fromEntries(
          Object.entries(rule).filter(([name]) => !ofPages.some((other) => other === name)),
        ) as ToolRule,
    );
}

/** Whether a day is too long ago to compute dates from it. */
export function isLongAgo(day: string, today: string): boolean {
  return day < addYears(today, -yearsWithDates);
}

/** Whether a rule is about the notice to an insurer, MVAIC included: a late one is sent with the reason. */
export function isInsurerNotice({ id }: Pick<ToolRule, "id">): boolean {
  return ["noticeLimit", "unknownVehicle", "uninsuredVehicle"].includes(id);
}

/** The last day of a time limit; the day it runs from is day 0. */
function lastDay({ limit, unit }: Pick<ToolRule, "limit" | "unit">, since: string): string {
  if (unit === "business days") return addBusinessDays(since, limit);
  if (unit === "years") return addYears(since, limit);
  return addDays(since, unit === "hours" ? Math.ceil(limit / 24) : limit);
}

function dayOfEvent({ event }: ToolRule, { accident, later }: ClaimAnswers): string | undefined {
  if (event === "accident") return accident;
  return event === "other" ? undefined : later[event];
}

/** The earliest event that ends a rule. */
function firstDone({ doneBy = [] }: ToolRule, { later }: ClaimAnswers): Done | undefined {
  return doneBy
    .map((event) => ({ event, day: later[event as LaterEvent] ?? "" }) as Done)
    .filter(({ day }) => day)
    .sort((first, second) => first.day.localeCompare(second.day, "en"))[0];
}

function concerns(rule: ToolRule, answers: ClaimAnswers): boolean {
  return surelyConcerns(rule, answers) !== false;
}

/** Whether a rule concerns this person; undefined where the answers leave it open. */
export function surelyConcerns({ concerns: cases }: ToolRule, answers: ClaimAnswers): boolean | undefined {
  if (!cases) return true;
  const found = cases.map((one) => {
    const [question, wanted] = answersOfCases[one];
    const said = answers[question];
    // An insurer that denies coverage may leave the vehicle without any.
    const isOpen = !said || (one === "uninsuredVehicle" && answers.later.turnedDown && said !== wanted);
    return isOpen ? undefined : said === wanted;
  });
  if (found.includes(true)) return true;
  return found.includes(undefined) ? undefined : false;
}

/** Whether business days matter: not for limits in hours, nor for duties of the insurer. */
export const isOurs = ({ who, unit }: ToolRule) => who !== "insurer" && unit !== "hours";

function closedDay({ day, daysLeft, rules }: Deadline, today: string): Pick<Deadline, "closed"> {
  if (!rules.some(isOurs) || daysLeft < 0 || isBusinessDay(day)) return {};
  const holiday = publicHoliday(day);
  const because = holiday ? `a public holiday (${holiday})` : weekday(day) === 0 ? "a Sunday" : "a Saturday";
  const before = businessDayBefore(day);
  return { closed: { because, saferDay: before < today ? today : before } };
}

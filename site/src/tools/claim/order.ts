import { businessDayBefore } from "#practice/business-days.ts";
import { addDays, daysBetween } from "#practice/calendar-days.ts";
import type { DueDay } from "#practice/due-day.ts";
import type { ClaimRule, Step } from "./advise.ts";
import type { Claim } from "./claim.ts";
import { answer, canPay, cover, position } from "./facts.ts";

/** Within so many days a step is urgent; so many days after a limit a court may still allow it. */
const soon = 7;
const justPassed = 14;
/** So many business days sooner has to begin who needs a notary, or a paper that arrives. */
const daysToPrepare = 3;

/** Notices about work, given on the same day as the letter to the insurer. */
export const workNotices: readonly string[] = ["employerNotice", "fundNotice", "courierNotice", "volunteerNotice"];

type Act = { claim: Claim; step: Step; id: string; rule: ClaimRule | undefined; left: number; isPassed: boolean };

const named =
  (...ids: readonly string[]) =>
  ({ id }: Act) =>
    ids.includes(id);

/**
 * The order of acts: the first entry that fits an act is its place. First the police while there is time, and what is
 * lost for good within days; then a denial in hand, the notice to the insurer, even late, the notices at work, and the
 * rest by day.
 */
const order: readonly ((act: Act) => boolean)[] = [
  ({ id, isPassed }) => id === "policeReport" && !isPassed,
  ({ id, step }) => id === "attorney" || isOldSuit(step),
  ({ id, claim }) => id === "deniedCoverage" || (id === "uninsuredVehicle" && claim.coverage !== undefined),
  ({ id, claim }) => id === "healthInsurance" && !(position(claim) === "struck" && canPay(claim) === true),
  ({ rule, step, isPassed }) => Boolean(rule?.hard && step.due && !isPassed && isSoon(step.due, rule.how)),
  ({ rule, step, left, isPassed }) =>
    Boolean(
      rule?.hard && isPassed && rule.id !== "policeReport" && (step.due?.state === "grace" || left >= -justPassed),
    ),
  // What ends today is before the police that should know already.
  ({ id, left, step }) => id === "noticeLimit" && step.due !== undefined && left === 0,
  ({ id, claim }) => id === "policeReport" && isHitAndRun(claim),
  ({ id, left }) => ["exam", "oath"].includes(id) && left <= soon,
  named("missedExam", "lateArbitration", "interestAction"),
  named("noticeLimit", "lateReason"),
  named("umNotice"),
  named("denialReport", "denialCopy"),
  // Where no insurer can be written to, this is the notice.
  named("unknownVehicle", "uninsuredVehicle"),
  named(...workNotices),
  ({ step, left, isPassed }) => step.due !== undefined && !isPassed && left <= soon,
  named("policeReport"),
  named("disability"),
  named("crashReport"),
  ({ step }) => step.when === "comes",
  ({ id }) => id !== "suit",
];

/** Compares two steps of a claim: the more urgent one comes first. */
export function byUrgency(rules: readonly ClaimRule[], claim: Claim): (first: Step, second: Step) => number {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const place = (step: Step) => {
    const left = step.due?.left ?? 0;
    const act = { claim, step, id: step.id, rule: byId.get(step.id), left, isPassed: left < 0 };
    const found = order.findIndex((fits) => fits(act));
    return found < 0 ? order.length : found;
  };
  return (first, second) => place(first) - place(second) || byDay(first, second);
}

/** Compares two steps by the day to act; what has none comes after all that have one, but for what is due now. */
export const byDay = (first: Step, second: Step): number => actDay(first).localeCompare(actDay(second), "en");

const actDay = ({ due, when }: Step): string => due?.act ?? (when === "now" ? "" : "9999");

const isHitAndRun = (claim: Claim): boolean => answer(claim, "fled") === "yes" || cover(claim) === "unknown";

/** Whether a step has to be begun within a week. */
export function isSoon({ act, left }: DueDay, how: ClaimRule["how"]): boolean {
  if (!how.includes("sworn") && !how.includes("arrive")) return left <= soon;
  let begin = act;
  for (let day = 0; day < daysToPrepare; day += 1) begin = businessDayBefore(begin);
  return left - daysBetween(begin, act) <= soon;
}

/** From two years after the crash on, the time to sue is the limit that may still run. */
export const isOldSuit = ({ id, due }: Step): boolean =>
  id === "suit" && due !== undefined && addDays(due.limit, -366) <= addDays(due.act, -due.left);

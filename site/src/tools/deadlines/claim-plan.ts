import { answersOfCases, dayToAct, isInsurerNotice, isOurs, surelyConcerns } from "./no-fault-deadlines.ts";
import type { ClaimAnswers, Deadline, DueRule, Question, ToolRule } from "./no-fault-deadlines.ts";

/** One thing to do, and its day. */
export type Due = Omit<Deadline, "rules"> & { rule: DueRule };

/** The dates of a claim in the order in which a person needs them. */
type Plan = {
  /** What may be due before `next`, if it concerns this person: asked under `next`. */
  asked?: Due | undefined;
  /** What to do first: a late notice to the insurer, or else what was just missed or certainly comes next. */
  next?: Due | undefined;
  /** The notice to the insurer, where something else comes before it. */
  notice?: Due | undefined;
  /** What certainly follows, including the duties of others. */
  then: Due[];
  /** What concerns only some people, grouped by question, the most urgent first. */
  cases: Due[][];
  passed: Due[];
  /** The groups with nothing upcoming or just missed. */
  passedCases: Due[][];
};

/** The things to do on some days, one by one; insurers' duties, and limits in hours, have no earlier day to act. */
export function duesOf(deadlines: readonly Deadline[]): Due[] {
  return deadlines.flatMap(({ rules, closed, ...deadline }) =>
    rules.map((rule): Due => ({ ...deadline, rule, ...(closed && isOurs(rule) && { closed }) })),
  );
}

/** @param caseOf the key that rules for the same people share */
export function planOf(deadlines: readonly Deadline[], answers: ClaimAnswers, caseOf: (rule: DueRule) => string): Plan {
  const dues = duesOf(deadlines);
  const sure = dues.filter(({ rule }) => surelyConcerns(rule, answers));
  const isPassed = ({ daysLeft }: Due) => daysLeft < 0;
  const next =
    sure.find((due) => isPassed(due) && isInsurerNotice(due.rule)) ??
    sure.find((due) => (!isPassed(due) || isUrgent(due)) && due.rule.who === "you");
  const notice = sure.find((due) => due !== next && isInsurerNotice(due.rule));
  const others = sure.filter((due) => due !== next && due !== notice);
  const open = dues.filter((due) => !sure.includes(due));
  const byUrgency = [open.filter(isUrgent), open.filter((due) => !isUrgent(due))].flatMap((some) => [
    ...some.filter((due) => !isPassed(due)),
    ...some.filter(isPassed).reverse(),
  ]);
  const toAsk = open.filter(
    (due) =>
      due.rule.who === "you" &&
      (!next || dayToAct(due).day < dayToAct(next).day) &&
      !questionsOf(due.rule).every((question) => answers[question]),
  );
  const asked = toAsk.find((due) => !isPassed(due)) ?? toAsk.findLast(isUrgent);
  const unasked = byUrgency.filter((due) => due !== asked);
  const groups = [...Map.groupBy(unasked, ({ rule }) => caseOf(rule)).values()];
  const isOver = (group: readonly Due[]) => group.every((due) => isPassed(due) && !isUrgent(due));
  return {
    asked,
    next,
    notice,
    then: others.filter((due) => !isPassed(due)),
    cases: groups.filter((group) => !isOver(group)),
    passed: others.filter(isPassed),
    passedCases: groups.filter(isOver),
  };
}

/** Whether a person must act today or tomorrow, or missed the day by no more than a week. */
export function isUrgent(due: Due): boolean {
  const { daysLeft } = dayToAct(due);
  return due.rule.who === "you" && daysLeft < 2 && daysLeft >= -7;
}

/** The questions whose answers decide whether a rule concerns a person. */
function questionsOf({ concerns: cases = [] }: ToolRule): Question[] {
  return cases.map((one) => answersOfCases[one][0]);
}

import { answersOfCases, dayToAct, isInsurerNotice, isOurs, surelyConcerns } from "./no-fault-deadlines.ts";
import type { ClaimAnswers, Deadline, DueRule, Question, ToolRule } from "./no-fault-deadlines.ts";

/** One thing to do, and its day. */
export type Due = Omit<Deadline, "rules"> & { rule: DueRule };

/** The dates of a claim in the order in which a person needs them. */
type Plan = {
  /** What may have to be done before `next`, if this person is one whom it concerns: it is asked under `next`. */
  asked?: Due | undefined;
  /** What to do first: a notice to the insurer that is late, or else what was just missed or surely comes next. */
  next?: Due | undefined;
  /** The notice to the insurer, where something else comes before it. */
  notice?: Due | undefined;
  /** What surely comes then, also from others. */
  then: Due[];
  /** What counts only for some, each group under one question, the most urgent first. */
  cases: Due[][];
  passed: Due[];
  /** The groups of which nothing is left to come, and nothing was just missed. */
  passedCases: Due[][];
};

/** The things to do of some days, each by itself; what an insurer has to do, or is counted in hours, has no day before it. */
export function duesOf(deadlines: readonly Deadline[]): Due[] {
  return deadlines.flatMap(({ rules, closed, ...deadline }) =>
    rules.map((rule): Due => ({ ...deadline, rule, ...(closed && isOurs(rule) && { closed }) })),
  );
}

/** @param caseOf what rules have in common that count for the same people */
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

/** Whether a person has to act today or tomorrow, or has missed the day by no more than a week. */
export function isUrgent(due: Due): boolean {
  const { daysLeft } = dayToAct(due);
  return due.rule.who === "you" && daysLeft < 2 && daysLeft >= -7;
}

/** The questions whose answers decide whether a rule concerns a person. */
function questionsOf({ concerns: cases = [] }: ToolRule): Question[] {
  return cases.map((one) => answersOfCases[one][0]);
}

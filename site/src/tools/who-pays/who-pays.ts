import type { Topic } from "#content/fields.ts";
import type { Option, Question, Result, WhoPays } from "./who-pays-schema.ts";
import type { FinderLabels } from "./texts-schema.ts";
import type { FragmentAnswers } from "#tools/answers-in-fragment.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { sourceText } from "#content/source-and-review.ts";

/** The finder's rules: the questions of `content/who-pays.yaml`, and the results of their answers. */
export type FinderRules = Pick<WhoPays, "questions" | "results"> & { leftOut: string };

/** The answers so far, by question; kept after “Back”. */
export type Answers = Readonly<Record<string, string>>;

/** A question that was answered, and the answer. */
export type Given = { question: Question; option: Option };

/** The questions answered in the first steps, and the current one; undefined at the end. */
export function pathThrough(
  { questions }: Pick<FinderRules, "questions">,
  answers: Answers,
  steps: number,
): { given: readonly Given[]; current: Question | undefined } {
  const given: Given[] = [];
  let current = questions[0];
  while (current && given.length < steps) {
    const question: Question = current;
    const option = question.options.find(({ id }) => id === answers[question.id]);
    if (!option) break;
    given.push({ question, option });
    current = questions.find(({ id }) => id === option.next);
  }
  return { given, current };
}

/** The maximum number of questions left, including this one: answers can skip some. */
export function mostQuestions({ questions }: Pick<FinderRules, "questions">, from: Question | undefined): number {
  if (!from) return 0;
  const following = from.options.map(({ next }) => questions.find(({ id }) => id === next));
  return 1 + Math.max(...following.map((question) => mostQuestions({ questions }, question)));
}

/** The results of the answers, without duplicates, in order. */
export function resultsFor({ results }: Pick<FinderRules, "results">, given: readonly Given[]): Result[] {
  const ids = new Set(given.flatMap(({ option }) => option.leads ?? []));
  return [...ids].flatMap((id) => results.filter((result) => result.id === id));
}

/** The first insurer that accepts the notice letter; the others require forms of their own. */
export function addresseeFor(results: readonly Result[]): Result | undefined {
  return results.find(({ kind }) => kind === "insurer");
}

/** Whether claim dates apply to the results: none do for a motorcycle outside of work. */
export function hasDates(results: readonly Result[]): boolean {
  return results.some(({ kind, dates }) => kind !== "also" && dates !== false);
}

/** The answers passed on to other tools. */
export function fragmentAnswers(rules: Pick<FinderRules, "results">, given: readonly Given[]): FragmentAnswers {
  const insurer = addresseeFor(resultsFor(rules, given))?.id;
  return Object.assign({}, ...given.map(({ option }) => option.carries), insurer && { insurer });
}

/** The answer given to the same question in another tool, if any. */
export function optionInFragment({ asks, options }: Question, fromFragment: FragmentAnswers): string | undefined {
  const known = asks && fromFragment[asks];
  return known && options.find(({ carries }) => carries?.[asks] === known)?.id;
}

/** The content that the finder needs; the rest is only on the page. */
export function finderRules({ questions, results }: WhoPays, limits: readonly Topic[]): FinderRules {
  return { questions, results, leftOut: leftOutIn(limits).text };
}

/** The topic about whom an insurer may exclude, out of the coverage limits. */
export function leftOutIn(limits: readonly Topic[]): Topic {
  const topic = limits.find(({ id }) => id === "left-out");
  if (!topic)
    throw new Error("content/coverage-limits.yaml has no “left-out”; /tools/who-pays says it, so put it back.");
  return topic;
}

/** A kind of insurer that the letter can go to: its title, and where to find its name. */
export type Addressee = Pick<Result, "title" | "find">;

/** All of them, by the id used in links. */
export function addresseesIn(
  results: readonly (Pick<Result, "id" | "kind"> & Addressee)[],
): Readonly<Record<string, Addressee>> {
  const insurers = results.filter(({ kind }) => kind === "insurer");
  return Object.fromEntries(insurers.map(({ id, title, find }) => [id, { title, find }]));
}

/** A point of a result; `lang` is that of the value, if it differs from the page's. */
type Pair = { term: string; value: string; href?: string; lang?: string };

/**
 * The results of the finder, each with the same points. None states whether it will pay: that is the insurer's
 * decision.
 * @param texts the labels of the points; with their language if not English, since sources are in English
 * @param known what is known about the person and the vehicle's insurer: other cases are left out
 */
export function resultItems(
  results: readonly Result[],
  { result: terms, language }: Pick<FinderLabels, "result"> & { language?: string | undefined },
  { vehicle, ...known }: Pick<FragmentAnswers, "vehicle" | "drove" | "working"> = {},
) {
  return results.map((result) => ({
    id: result.id,
    title: result.title,
    text: result.why,
    pairs: [
      { term: terms.conditions, value: result.conditions },
      { term: terms.find, value: result.find },
      { term: terms.time, value: timeText(result, vehicle) },
      { term: terms.act, value: result.act },
      ...(result.more ?? [])
        .filter((one) =>
          (["drove", "working"] as const).every((key) => !one[key] || !known[key] || one[key] === known[key]),
        )
        .map(({ term, text }) => ({ term, value: text })),
      ...(result.phone ? [{ term: terms.phone, value: readablePhone(result.phone), href: telHref(result.phone) }] : []),
      { term: terms.source, value: sourceText(result, terms), ...(language && !result.ask && { lang: "en" }) },
    ].flatMap(({ value, ...pair }): Pair[] => (value ? [{ ...pair, value }] : [])),
  }));
}

function timeText({ vehicle: cases }: Result, vehicle: FragmentAnswers["vehicle"]): string | undefined {
  if (!cases) return undefined;
  return vehicle === "unknown" || vehicle === "uninsured" ? cases[vehicle] : Object.values(cases).join(" ");
}

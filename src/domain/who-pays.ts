import type { Topic } from "#schemas/listed.ts";
import type { Option, Question, Result, WhoPays } from "#schemas/who-pays.ts";
import type { FinderLabels } from "#schemas/who-pays-texts.ts";
import type { FragmentAnswers } from "./answers-in-fragment.ts";
import { readablePhone, telHref } from "./phone.ts";
import { sourceText } from "./source-and-review.ts";

/** What the finder works with: the questions of `content/who-pays.yaml`, and whom their answers lead to. */
export type FinderRules = Pick<WhoPays, "questions" | "results"> & { leftOut: string };

/** What was chosen so far, by question; an answer stays known after “Back”. */
export type Answers = Readonly<Record<string, string>>;

/** A question that was answered, and the answer. */
export type Given = { question: Question; option: Option };

/** The questions that were answered in the first so many steps, and the one to ask now; none when the end is reached. */
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

/** How many questions are left at most, this one counted: an answer can lead past some of them. */
export function mostQuestions({ questions }: Pick<FinderRules, "questions">, from: Question | undefined): number {
  if (!from) return 0;
  const following = from.options.map(({ next }) => questions.find(({ id }) => id === next));
  return 1 + Math.max(...following.map((question) => mostQuestions({ questions }, question)));
}

/** Whom the answers lead to, each once and in their order. */
export function resultsFor({ results }: Pick<FinderRules, "results">, given: readonly Given[]): Result[] {
  const ids = new Set(given.flatMap(({ option }) => option.leads ?? []));
  return [...ids].flatMap((id) => results.filter((result) => result.id === id));
}

/** The first insurer that the letter of notice could go to; the others ask for forms of their own. */
export function addresseeFor(results: readonly Result[]): Result | undefined {
  return results.find(({ kind }) => kind === "insurer");
}

/** Whether dates of a claim run for what was found: none do on a motorcycle outside of work. */
export function hasDates(results: readonly Result[]): boolean {
  return results.some(({ kind, dates }) => kind !== "also" && dates !== false);
}

/** What other tools learn from the answers. */
export function fragmentAnswers(rules: Pick<FinderRules, "results">, given: readonly Given[]): FragmentAnswers {
  const insurer = addresseeFor(resultsFor(rules, given))?.id;
  return Object.assign({}, ...given.map(({ option }) => option.carries), insurer && { insurer });
}

/** The answer to a question that was given in another tool, if that asks the same. */
export function optionInFragment({ asks, options }: Question, fromFragment: FragmentAnswers): string | undefined {
  const known = asks && fromFragment[asks];
  return known && options.find(({ carries }) => carries?.[asks] === known)?.id;
}

/** What the finder needs of the content; the page alone shows the rest. */
export function finderRules({ questions, results }: WhoPays, limits: readonly Topic[]): FinderRules {
  return { questions, results, leftOut: leftOutIn(limits).text };
}

/** Whom an insurer may leave out, of all that No-Fault does not pay for. */
export function leftOutIn(limits: readonly Topic[]): Topic {
  const topic = limits.find(({ id }) => id === "left-out");
  if (!topic)
    throw new Error("content/coverage-limits.yaml has no “left-out”; /tools/who-pays says it, so put it back.");
  return topic;
}

/** A kind of insurer that a letter can go to: which it is, and where its name is found. */
export type Addressee = Pick<Result, "title" | "find">;

/** All of them, by the id that a link carries. */
export function addresseesIn(
  results: readonly (Pick<Result, "id" | "kind"> & Addressee)[],
): Readonly<Record<string, Addressee>> {
  const insurers = results.filter(({ kind }) => kind === "insurer");
  return Object.fromEntries(insurers.map(({ id, title, find }) => [id, { title, find }]));
}

/** A point of a result; `lang` is that of the value, where it is not that of the page. */
type Pair = { term: string; value: string; href?: string; lang?: string };

/**
 * The results of the finder, as a list with the same points under each. None says whether it will pay:
 * that is the insurer's decision.
 * @param texts what the points are called; with the code of their language if it is not English, in which sources are
 * @param known what is known of the person and of the vehicle's insurer: what concerns another case is left out
 */
export function resultItems(
  results: readonly Result[],
  { result: terms, language }: Pick<FinderLabels, "result"> & { language?: string | undefined },
  { vehicle, drove }: Pick<FragmentAnswers, "vehicle" | "drove"> = {},
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
        .filter((one) => !one.drove || !drove || one.drove === drove)
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

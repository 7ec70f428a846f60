import { advise, type Advice, type Step } from "./advise.ts";
import { alsoTrue, choices, type AlsoTrue, type ChoiceKey, type Claim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { listed } from "./day-words.ts";

/** What the tool works with: its texts and rules, and the day on which it was opened. */
export type Source = { data: ClaimData; today: string };

export type Question = ClaimData["questions"][number];

/** The key of a question’s answer in a claim; the ids of questions are keys. */
export type QuestionKey = ChoiceKey | "also";

/** What has happened since: asked as a question, and answered with days. */
export const sinceKey = "since";

/** A claim without the answers to questions that its other answers rule out. They are kept, in case they matter again. */
export function consistent(claim: Claim, { questions }: Pick<ClaimData, "questions">): Claim {
  const left = questions.reduce((kept, { id, after }) => (isAfter(after, kept) ? kept : without(kept, id)), claim);
  return Object.keys(left).length === Object.keys(claim).length ? claim : consistent(left, { questions });
}

const isAfter = (after: Question["after"], claim: Claim): boolean =>
  after === undefined ||
  after.some((answers) =>
    Object.entries(answers).every(([key, wanted]) =>
      [claim[key as QuestionKey]].flat().some((given) => given !== undefined && wanted.includes(given)),
    ),
  );

/** What a claim comes to. */
export const adviceOn = (claim: Claim, { today, data }: Source): Advice =>
  advise(consistent(claim, data), today, data.rules);

/**
 * The questions that can still change the advice, in the order in which they are asked: that of content, but first what
 * has the nearest limit.
 */
export function openQuestions(claim: Claim, { today, data }: Source): Question[] {
  const open = data.questions.filter(
    (one) => claim[one.id as QuestionKey] === undefined && matters(one, claim, { today, data }),
  );
  const limit = (id: string) => data.rules.find((rule) => rule.id === id)?.time;
  const { day } = adviceOn(claim, { today, data });
  const hours = limit("policeReport")?.limit ?? 0;
  const isFresh = day !== undefined && day <= Math.ceil(hours / 24);
  return isFresh ? [...open.filter(({ id }) => id === "fled"), ...open.filter(({ id }) => id !== "fled")] : open;
}

/** Whether it is asked first what has happened since: letters have the nearest limits once the notice is due. */
export function isSinceFirst(claim: Claim, { today, data }: Source): boolean {
  const { day = 0 } = adviceOn(claim, { today, data });
  return day > (data.rules.find(({ id }) => id === "noticeLimit")?.time?.limit ?? Infinity);
}

/** Whether an answer to this question can change what is advised, whatever is answered now. */
export function matters({ id, after }: Pick<Question, "id" | "after">, claim: Claim, source: Source): boolean {
  if (!isAfter(after, consistent(claim, source.data))) return false;
  const open = without(claim, id);
  const present = digest(adviceOn(open, source));
  return answersTo(id as QuestionKey).some((answer) => digest(adviceOn({ ...open, ...answer }, source)) !== present);
}

/** The answers about the vehicle that is meant: the one the person was in or, on foot, the one that hit them. */
const ofVehicle = ["vehicle", "owner", "otherState", "body", "touched", "hit"] as const;

/** Whether a person was in a vehicle, or outside of one; undefined where that is not known. */
const isInside = (travel: unknown): boolean | undefined =>
  travel === "unsure" || travel === "other" ? undefined : ["driving", "riding", "taxi", "bus"].includes(String(travel));

/** A claim before an answer: if it means another vehicle than before, what was answered about that one is asked again. */
export function ofAnotherVehicle({ id }: Pick<Question, "id">, claim: Claim, value: unknown): Claim {
  const isOther = id === "travel" && claim.travel && isInside(claim.travel) !== isInside(value);
  return isOther ? without(claim, ...ofVehicle) : claim;
}

/** A claim without some of its parts. */
export function without(claim: Claim, ...keys: readonly string[]): Claim {
  return Object.fromEntries(Object.entries(claim).filter(([key]) => !keys.includes(key)));
}

const answersTo = (key: QuestionKey): Claim[] =>
  key === "also" ? alsoTrue.map((one) => ({ also: [one] })) : choices[key].map((value) => ({ [key]: value }));

/** What is advised, as a text to compare. */
function digest({ steps, maybe, addressees, notes }: Advice): string {
  return JSON.stringify([steps.map(digestOf), maybe.map(digestOf), addressees, notes]);
}

const digestOf = ({ id, due, isSure, when }: Step) => [id, due?.act, isSure, when];

/** An answer that brings a sooner day than all that is known: the answer’s id, and that day. */
export function soonerAnswer(
  { id }: Question,
  claim: Claim,
  source: Source,
): { option: string; day: string } | undefined {
  if (id === "also" || !claim.crash) return undefined;
  const first = firstDay(claim, source);
  for (const answer of answersTo(id as QuestionKey)) {
    const day = firstDay({ ...claim, ...answer }, source);
    if (day < first) return { option: String(answer[id as ChoiceKey]), day };
  }
  return undefined;
}

/** The first day that something is due, of all that is sure. */
function firstDay(claim: Claim, source: Source): string {
  const days = adviceOn(claim, source).steps.flatMap(({ due }) => (due && due.left >= 0 ? [due.act] : []));
  return days.sort()[0] ?? "9999";
}

/** The answers given, in words; undefined without one. */
export function answerText({ id, options }: Question, claim: Claim, { labels }: ClaimData): string | undefined {
  const given = claim[id as QuestionKey];
  if (given === undefined) return undefined;
  if (given === "unsure") return labels.ask.unsure;
  const said = typeof given === "string" ? [given] : (given as readonly AlsoTrue[]);
  const names = said.map((one) => options.find((option) => option.id === one)?.label ?? one);
  return listed(names, { labels }) || labels.ask.none;
}

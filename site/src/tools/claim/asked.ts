import type { Claim } from "./claim.ts";
import { eventAnswers, eventQuestions, isSinceAnswered, payEvent, payKey, type ClaimEvent } from "./events.ts";
import {
  isSinceFirst,
  matters,
  openQuestions,
  sinceKey,
  type Question,
  type QuestionKey,
  type Source,
} from "./questions.ts";
import type { Shown } from "./use-claim.ts";

/** What is asked: a question, the day of an event, or what has happened since. */
export type Asked = { question: Question } | { day: ClaimEvent } | typeof sinceKey;

/** What is asked now, its place among all that may be asked, and what was answered. */
export type AskedNow = {
  /** The questions whose answers matter. */
  rows: Question[];
  /** Nothing once all is answered. */
  asked: Asked | undefined;
  number: number;
  most: number;
  /** What was answered and can be asked again, in order. */
  order: string[];
};

/** What to ask after all that was answered, or what is asked again. */
export function askedOf(claim: Claim, { answered, again }: Shown, source: Source): AskedNow {
  const { data } = source;
  const isAnswered = isSinceAnswered(claim, data);
  const open = openQuestions(claim, source);
  const ofEvents = eventQuestions(claim, source);
  const event = payEvent(claim, data);
  const day = event && !answered.includes(payKey) ? event : undefined;
  const rows = data.questions.filter(
    (one) => claim[one.id as QuestionKey] !== undefined && matters(one, claim, source),
  );
  const ids = [...rows.map(({ id }) => id), ...(isAnswered ? [sinceKey] : [])];
  const order = answered.filter((id) => ids.includes(id));
  const row = rows.find(({ id }) => id === again);
  const isAgain = row !== undefined || (again === sinceKey && isAnswered);
  const more = ofEvents.length + (day ? 1 : 0) + open.length + (isAnswered ? 0 : 1);
  // Answers within an event count, but are changed with it.
  const given = order.length + eventAnswers(claim, data).length;

  const next = (): Asked | undefined => {
    const [first] = ofEvents;
    if (first) return { question: first };
    if (day) return { day };
    if (!isAnswered && (open.length === 0 || isSinceFirst(claim, source))) return sinceKey;
    return open[0] && { question: open[0] };
  };
  return {
    ...{ rows, order },
    asked: row ? { question: row } : isAgain ? sinceKey : next(),
    number: (isAgain && again ? order.indexOf(again) : given) + 1,
    most: given + more,
  };
}

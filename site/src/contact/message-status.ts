import { hourAndDay } from "#practice/practice-time.ts";

/**
 * Accepts the number and the four words of a message by POST, as a form (`number`, `words`) or JSON, and responds with
 * its status: JSON gets `MessageStatus` (200) or `{ error, text }` (404 `unknown`, 429 `too-many`, 503 `not-ready`,
 * 400), a form the built page `/contact/status` with the text in its element `message-status`.
 */
export const messageStatusPath = "/api/messages/status";

/** The most characters of the two fields: a number may be written with spaces, dashes or “No.”. */
export const statusLimits = { number: 40, words: 200 } as const;

/** What a visitor sees of a message: no names and no content. Times in milliseconds since 1970. */
export type MessageStatus = {
  stage: "arrived" | "read" | "taken" | "answered" | "closed";
  /** When it reached this stage. */
  at: number;
  /** How it was answered; null before, and when a visit was booked. */
  by: "phone" | "email" | null;
  /** When the answer is due; null once answered, and while none is promised. */
  answerBy: number | null;
};

/** The status in sentences, with day and time in New York. */
export function statusSentences({ stage, at, by, answerBy }: MessageStatus, number: number): string {
  const since = hourAndDay(at);
  const way = by === "phone" ? " by phone" : by === "email" ? " by email" : "";
  const text = {
    arrived: `Your message ${number} arrived at ${since}. Nobody has read it yet.`,
    read: `We read your message ${number} at ${since}.`,
    taken: `Since ${since}, one of us is on your message ${number}.`,
    answered: `We answered your message${way} at ${since}. Missed it? Call us and give the number ${number}.`,
    closed: `Your message was closed at ${since}. Questions? Call us and give the number ${number}.`,
  }[stage];
  if (stage === "answered" || stage === "closed") return text;
  return answerBy === null
    ? `${text} If you do not hear from us, please call us and give the number ${number}.`
    : `${text} Our answer is due by ${hourAndDay(answerBy)}.`;
}

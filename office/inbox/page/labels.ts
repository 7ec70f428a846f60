import { patientTypes } from "@practice/site/contact/contact-message.ts";
import {
  answerWays,
  type FollowUp,
  followUps,
  type InboxMessage,
  type MessageState,
  type PersonName,
} from "#inbox/inbox.ts";
import { followUpText, waits } from "#inbox/inbox-numbers.ts";
import { viewOf } from "./lists.ts";
import { dayStart, moment, shortDayOf } from "@practice/site/practice/practice-time.ts";

const kindLabels = {
  patient: "Patient",
  attorney: "Attorney",
  clinic: "Clinic",
  insurer: "Insurance",
  other: "Other",
} as const satisfies Record<keyof typeof patientTypes, string>;

/** Who a sender is, in a word, or as the form says it. */
export function kindText(kind: string | undefined, { inFull = false } = {}): string {
  const known = Object.entries(inFull ? patientTypes : kindLabels).find(([own]) => own === kind);
  return known?.[1] ?? "Not known";
}

const stateLabels: Readonly<Record<MessageState, string>> = {
  new: "New",
  read: "Read",
  taken: "Taken",
  answered: "Answered",
  closed: "Closed",
  suspect: "Spam",
  trash: "Deleted",
};

/** The state of a message in words, with who is working on it. */
export function stateText({ state, taken, answered, followUp }: InboxMessage): string {
  if (state === "taken") return `${taken?.by.name} has it`;
  if (followUp && waits(state)) return followUps[followUp.why];
  return viewOf(state) === "done" && answered?.how ? answerWays[answered.how] : stateLabels[state];
}

/** The current state of a message, in a sentence with by whom and when. */
export function statement(message: InboxMessage, now: number): string {
  const { state, answered, changedBy, changedAt, eraseAt, followUp, readAt, taken } = message;
  if (answered && viewOf(state) === "done")
    return `${stateText(message)}${answered.how === "not-needed" ? ", says" : " by"} ${answered.by}, ${moment(answered.at, now)}.`;
  if (state === "trash")
    return `Deleted by ${changedBy}, ${moment(changedAt, now)}. Deleted for good on ${shortDayOf(eraseAt ?? 0)}.`;
  if (state === "suspect" && !changedBy) return "It looked like spam when it arrived.";
  if (state === "suspect") return `Marked as spam by ${changedBy}, ${moment(changedAt, now)}.`;
  const later = followUp ? `${followUpText(followUp, changedAt, now)}. ` : "";
  if (taken) return `${later}${taken.by.name} has it since ${moment(taken.at, now)}.`;
  return `${later || `${readAt === null ? "New" : `Read, ${moment(readAt, now)}`}. `}Nobody has taken it.`;
}

/** The actions that need nothing besides the message. */
export type PlainAct =
  "take" | "untake" | "no-follow-up" | "reopen" | "set-aside" | "not-a-robot" | "delete" | "restore";

/** An action on a message. */
export type Act =
  | { kind: PlainAct }
  | { kind: "erase" }
  | { kind: "answer"; how: keyof typeof answerWays }
  | { kind: "follow-up"; why: FollowUp; day: string }
  | { kind: "assign"; person: PersonName }
  | { kind: "note"; text: string; corrects?: number };

/** What a person wants to do, as its button says. */
export function actText(act: Act): string {
  if (act.kind === "answer") return answerWays[act.how];
  if (act.kind === "assign") return `Give to ${act.person.name}`;
  if (act.kind === "follow-up") return `${followUps[act.why]}, until ${shortDayOf(dayStart(act.day))}`;
  if (act.kind === "note") return `Note: ${act.text}`;
  return {
    take: "Take",
    untake: "Put back",
    "no-follow-up": "No follow-up",
    reopen: "Reopen",
    "set-aside": "Spam",
    "not-a-robot": "Not spam",
    delete: "Delete",
    restore: "Restore",
    erase: "Delete for good",
  }[act.kind];
}

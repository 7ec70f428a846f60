import { patientTypes } from "@practice/site/contact/contact-message.ts";
import {
  answerWays,
  type FollowUp,
  followUps,
  type InboxMessage,
  type MessageState,
  type PersonName,
} from "#inbox/inbox.ts";
import { followUpText } from "#inbox/inbox-numbers.ts";
import { dayStart, moment, shortDayOf } from "@practice/site/practice/practice-time.ts";

type Kind = keyof typeof patientTypes;

/** The label of each kind of sender. */
const kindLabels: Readonly<Record<Kind, string>> = {
  patient: "Patient",
  attorney: "Attorney",
  clinic: "Clinic",
  insurer: "Insurer",
  other: "Other",
};

export function isKind(text: unknown): text is Kind {
  return typeof text === "string" && Object.hasOwn(patientTypes, text);
}

/** The kind of sender in a word. */
export function kindText(kind: string | undefined): string {
  return isKind(kind) ? kindLabels[kind] : "Not known";
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
export function stateText({ state, taken, answered }: InboxMessage): string {
  if (state === "taken" && taken) return `${taken.by.name} has it`;
  if (state === "answered" && answered?.how) return answerWays[answered.how];
  if (state === "closed") return answered?.how === "not-needed" ? "Closed, needs no answer" : "Closed";
  return stateLabels[state];
}

/** The current state of a message, in a sentence with by whom and when. */
export function statement(message: InboxMessage, now: number): string {
  const { state, answered, changedBy, changedAt, eraseAt, followUp, readAt, taken } = message;
  if (answered && (state === "answered" || state === "closed"))
    return `${stateText(message)} by ${answered.by}, ${moment(answered.at, now)}.`;
  if (state === "trash")
    return `Deleted by ${changedBy}, ${moment(changedAt, now)}. It leaves the trash for good ${moment(eraseAt ?? 0, now)}.`;
  if (state === "suspect")
    return changedBy
      ? `Marked as spam by ${changedBy}, ${moment(changedAt, now)}.`
      : "It looked like spam when it arrived.";
  const later = followUp ? `${followUpText(followUp, now)}. ` : "";
  if (state === "taken" && taken) return `${later}${taken.by.name} has it since ${moment(taken.at, now)}.`;
  return `${later || `${readAt === null ? "New" : `Read, ${moment(readAt, now)}`}. `}Nobody has taken it.`;
}

/** The actions that need nothing besides the message. */
export type PlainAct =
  "take" | "untake" | "no-follow-up" | "reopen" | "set-aside" | "not-a-robot" | "delete" | "restore";

/** An action on a message. */
export type Act =
  | { kind: PlainAct }
  | { kind: "answer"; how: keyof typeof answerWays }
  | { kind: "follow-up"; why: FollowUp; day: string }
  | { kind: "assign"; person: PersonName }
  | { kind: "note"; text: string; corrects?: number };

export function actText(act: Act): string {
  if (act.kind === "answer") return answerWays[act.how];
  if (act.kind === "assign") return `Give to ${act.person.name}`;
  if (act.kind === "follow-up") return `${followUps[act.why]}, until ${shortDayOf(dayStart(act.day))}`;
  if (act.kind === "note") return `Note: ${act.text}`;
  return {
    take: "Take",
    untake: "Release",
    "no-follow-up": "No follow-up",
    reopen: "Reopen",
    "set-aside": "Spam",
    "not-a-robot": "Not spam",
    delete: "Delete",
    restore: "Restore",
  }[act.kind];
}

import { patientTypes } from "@practice/site/contact/contact-message.ts";
import { answerWays, type InboxMessage, type MessageState } from "#inbox/inbox.ts";
import { moment } from "@practice/site/practice/practice-time.ts";

export type Kind = keyof typeof patientTypes;

/** The label of each kind of sender. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  patient: "Patient",
  attorney: "Attorney",
  clinic: "Clinic",
  insurer: "Insurer",
  other: "Other",
};

export function isKind(text: unknown): text is Kind {
  return typeof text === "string" && Object.hasOwn(patientTypes, text);
}

export function whoText(who: Kind | null): string {
  return who ? kindLabels[who] : "Not known";
}

export const stateLabels: Readonly<Record<MessageState, string>> = {
  new: "New",
  read: "Read",
  taken: "Somebody is on it",
  answered: "Answered",
  closed: "Closed",
  suspect: "Set aside",
};

/** The state of a message in words, with who is working on it. */
export function stateText({ state, taken, answered }: InboxMessage): string {
  if (state === "taken" && taken) return `${taken.by.name} is on it`;
  if (state === "answered" && answered?.how) return answerWays[answered.how];
  if (state === "closed") return answered?.how === "not-needed" ? "Closed, needs no answer" : "Closed";
  return stateLabels[state];
}

/** The current state of a message, in a sentence with by whom and when. */
export function statement(message: InboxMessage, now: number): string {
  const { state, answered, changedBy, changedAt, readAt, taken } = message;
  if (answered && (state === "answered" || state === "closed"))
    return `${stateText(message)} by ${answered.by}, ${moment(answered.at, now)}.`;
  if (state === "taken" && taken) return `${taken.by.name} is on it since ${moment(taken.at, now)}.`;
  if (state === "suspect")
    return changedBy
      ? `Set aside by ${changedBy}, ${moment(changedAt, now)}.`
      : "Set aside when it arrived, as a robot’s.";
  return `${readAt === null ? "New" : `Read, ${moment(readAt, now)}`}. Nobody is on it.`;
}

/** An action on a message. */
export type Act =
  | { kind: "take" | "untake" | "reopen" | "set-aside" | "not-a-robot" }
  | { kind: "answer"; how: keyof typeof answerWays }
  | { kind: "note"; text: string };

export function actText(act: Act): string {
  if (act.kind === "answer") return answerWays[act.how];
  if (act.kind === "note") return `Note: ${act.text}`;
  return {
    take: "I am on it",
    untake: "I am not on it",
    reopen: "Reopen",
    "set-aside": "Set aside as a robot’s",
    "not-a-robot": "Not a robot",
  }[act.kind];
}

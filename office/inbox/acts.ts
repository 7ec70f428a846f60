/** Which act on a message is possible in which state: one rule for the page, which offers it, and the server, which does it. */
import type { InboxMessage } from "./inbox.ts";
import { waits } from "./inbox-numbers.ts";

type Message = Pick<InboxMessage, "state" | "taken" | "followUp" | "eraseAt">;

const isOpen = ({ state }: Message) => waits(state);
const isDone = ({ state }: Message) => state === "answered" || state === "closed";

const rules = {
  take: isOpen,
  untake: (message) => isOpen(message) && message.taken !== null,
  assign: isOpen,
  answer: (message) => isOpen(message) || isDone(message),
  reopen: isDone,
  "follow-up": isOpen,
  "no-follow-up": (message) => isOpen(message) && message.followUp !== null,
  note: () => true,
  "set-aside": isOpen,
  "not-a-robot": ({ state }) => state === "suspect",
  delete: ({ state }) => state !== "trash",
  restore: ({ eraseAt }, now) => eraseAt !== null && eraseAt > now,
  erase: ({ state }) => state === "trash",
} satisfies Record<string, (message: Message, now: number) => boolean>;

/** What can be done with a message, as the operation `messages/…` of this name does. */
export type ActKind = keyof typeof rules;

/** Whether a message, as it is now, takes an act. */
export function isPossible(kind: ActKind, message: Message, now: number): boolean {
  return rules[kind](message, now);
}

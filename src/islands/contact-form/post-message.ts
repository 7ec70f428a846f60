import { type ContactMessage, messagesPath } from "#domain/contact-message.ts";
import type { FieldErrors, Receipt } from "./message.ts";

/** Milliseconds for one try. */
const triedFor = 15_000;

type Reason = { mayPass: boolean; pause: number };

/** What the server answers to a message that it did not take. */
type Refusal = { text?: string; fields?: FieldErrors };

/** A message that did not arrive, with what the server says of it. */
export class NotArrived extends Error {
  /** Whether the same message may arrive later. */
  readonly mayPass: boolean;
  /** Milliseconds that the server asks to wait. */
  readonly pause: number;

  constructor(text: string, { mayPass, pause }: Reason) {
    super(text);
    this.mayPass = mayPass;
    this.pause = pause;
  }
}

/**
 * Sends a message to the server of this site, once. The same text on the same day is the same message there, however
 * often it comes.
 * @throws {NotArrived} when the server did not say that it has it
 */
export async function postMessage(message: ContactMessage): Promise<Receipt> {
  const answer = await fetch(messagesPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    // Since the page was opened: a robot takes less time than a person.
    body: JSON.stringify({ ...message, elapsed: String(Math.round(performance.now())) }),
    signal: AbortSignal.timeout(triedFor),
  }).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok && isReceipt(said)) return said;
  // Without an answer, or with that of a proxy, it is unknown whether it arrived: to try again is safe.
  const status = answer?.status ?? 0;
  const mayPass = status < 400 || status >= 500 || status === 408 || status === 429;
  const { text = "Your message did not reach us.", fields = {} } = (said ?? {}) as Refusal;
  throw new NotArrived([text, ...Object.values(fields)].join(" "), {
    mayPass,
    pause: 1_000 * (Number(answer?.headers.get("Retry-After")) || 0),
  });
}

function isReceipt(said: unknown): said is Receipt {
  return typeof said === "object" && said !== null && "number" in said && "words" in said;
}

import { type ContactMessage } from "#contact/contact-message.ts";
import { messagesPath } from "#contact/message-paths.ts";
import type { FieldErrors, Receipt } from "./read-form.ts";

/** Timeout of one attempt, in milliseconds. */
const timeoutMs = 15_000;

type Reason = { mayPass: boolean; pause: number };

/** The server's response to a rejected message. */
type Refusal = { text?: string; fields?: FieldErrors };

/** A message that did not arrive, with the server's reason. */
export class NotArrived extends Error {
  /** Whether a retry may succeed. */
  readonly mayPass: boolean;
  /** The server's Retry-After, in milliseconds. */
  readonly pause: number;

  constructor(text: string, { mayPass, pause }: Reason) {
    super(text);
    this.mayPass = mayPass;
    this.pause = pause;
  }
}

/**
 * Sends a message to the server of this site, once. The server treats the same text within minutes as one message.
 * @throws {NotArrived} when the server did not confirm it
 */
export async function postMessage(message: ContactMessage): Promise<Receipt> {
  const answer = await fetch(messagesPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    // Time since the page was opened: bots are faster than people.
    body: JSON.stringify({ ...message, elapsed: String(Math.round(performance.now())) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok && isReceipt(said)) return said;
  // Without a response, or with a proxy's, it is unknown whether it arrived: a retry is safe.
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

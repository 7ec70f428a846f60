/** A request that the server refused: the message is its sentence, `details` all that it said. */
export class Refusal extends Error {
  readonly details: object;

  constructor(sentence: string, details: object) {
    super(sentence);
    this.details = details;
  }
}

/** `body` is a file, or sent as JSON; `within` milliseconds. `unanswered`: what to say when no answer comes. */
type Sent = { method: string; body?: unknown; headers?: Record<string, string>; within: number; unanswered: string };

/**
 * Asks a server of the office.
 * @throws {Refusal} when the server rejects it
 * @throws {Error} when there is no answer: offline, or the server is down
 */
export async function request(url: string, { method, body, headers, within, unanswered }: Sent): Promise<object> {
  const isJson = body !== undefined && !(body instanceof Blob);
  const answer = await fetch(url, {
    method,
    cache: "no-store",
    signal: AbortSignal.timeout(within),
    headers: { ...headers, ...(isJson && { "Content-Type": "application/json" }) },
    body: isJson ? JSON.stringify(body) : body,
  }).catch(() => undefined);
  const said = (await answer?.json().catch(() => undefined)) as { problem?: unknown } | null | undefined;
  if (answer?.ok && said) return said;
  throw said && typeof said.problem === "string" ? new Refusal(said.problem, said) : new Error(unanswered);
}

/** A request that the server refused: the message is its sentence, `details` all that it said. */
export class Refusal extends Error {
  readonly details: object;

  constructor(details: { problem: string }) {
    super(details.problem);
    this.details = details;
  }
}

type Sent = {
  method: string;
  /** A file, or what is sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds that it may take. */
  within: number;
  /** What to say when no answer comes. */
  unanswered: string;
};

/**
 * Asks a server of the office.
 * @throws {Refusal} when the server rejects it
 * @throws {Error} when there is no answer: offline, or the server is down
 */
export async function request(url: string, { method, body, headers, within, unanswered }: Sent): Promise<unknown> {
  const isJson = body !== undefined && !(body instanceof Blob);
  const answer = await fetch(url, {
    method,
    cache: "no-store",
    signal: AbortSignal.timeout(within),
    headers: { ...headers, ...(isJson && { "Content-Type": "application/json" }) },
    body: isJson ? JSON.stringify(body) : body,
  }).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (answer && !answer.ok && isRefusal(said)) throw new Refusal(said);
  if (!answer?.ok || typeof said !== "object" || said === null) throw new Error(unanswered);
  return said;
}

function isRefusal(said: unknown): said is { problem: string } {
  return typeof said === "object" && said !== null && "problem" in said && typeof said.problem === "string";
}

import { staffApiPath } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput, StaffRefusal } from "#inbox/inbox-operations.ts";

/** Milliseconds that a request may take. */
const timeoutMs = 15_000;

/** A rejected operation with its reason; `message` is shown to the person. */
export class Refusal extends Error {
  readonly code: StaffRefusal["error"];
  readonly current: StaffRefusal["current"];

  constructor({ error, text, current }: StaffRefusal) {
    super(text);
    this.code = error;
    this.current = current;
  }
}

/**
 * Calls an operation of the server.
 * @param options `touched`: triggered by a person, not a timer, so the session is extended
 * @throws {Refusal} when the server rejects it
 * @throws {Error} when there is no response: offline, or the server is down
 */
export async function ask<Name extends StaffOperation>(
  operation: Name,
  input: StaffInput<Name>,
  { touched = false } = {},
): Promise<StaffOutput<Name>> {
  const answer = await fetch(`${staffApiPath}/${operation}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(touched && { "X-Touched": "1" }) },
    body: JSON.stringify(input),
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok && said !== undefined) return said as StaffOutput<Name>;
  if (isRefusal(said)) throw new Refusal(said);
  throw new Error("The server does not answer.");
}

function isRefusal(said: unknown): said is StaffRefusal {
  return typeof said === "object" && said !== null && "error" in said && "text" in said;
}

/** Whether a retry may succeed: there was no response, or the server was busy. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.code === "not-ready" || error.code === "too-many";
}

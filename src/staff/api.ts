import { staffApiPath } from "#domain/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput, StaffRefusal } from "#domain/inbox-operations.ts";

/** Milliseconds for one try. */
const triedFor = 15_000;

/** What the server did not do, with its reason; `message` is a sentence for the person. */
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
 * Asks the server for one operation.
 * @param options `touched`: a person did something, and not a timer, so the session goes on
 * @throws {Refusal} when the server says no
 * @throws {Error} when no answer comes: the line is down, or the server
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
    signal: AbortSignal.timeout(triedFor),
  }).catch(() => undefined);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok && said !== undefined) return said as StaffOutput<Name>;
  if (isRefusal(said)) throw new Refusal(said);
  throw new Error("The server does not answer.");
}

function isRefusal(said: unknown): said is StaffRefusal {
  return typeof said === "object" && said !== null && "error" in said && "text" in said;
}

/** Whether the same request may succeed later: no answer came, or the server was busy. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.code === "not-ready" || error.code === "too-many";
}

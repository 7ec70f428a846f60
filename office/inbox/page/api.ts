import { staffApiPath } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput, StaffRefusal } from "#inbox/inbox-operations.ts";
import { Refusal, request } from "./request.ts";

/**
 * Calls an operation of the server.
 * @param options `touched`: triggered by a person, not a timer, so the session is extended
 */
export function ask<Name extends StaffOperation>(
  operation: Name,
  input: StaffInput<Name>,
  { touched = false } = {},
): Promise<StaffOutput<Name>> {
  return request(`${staffApiPath}/${operation}`, {
    method: "POST",
    body: input,
    ...(touched && { headers: { "X-Touched": "1" } }),
    within: 15_000,
    unanswered: "The server does not answer.",
  }) as Promise<StaffOutput<Name>>;
}

/** Why the server refused, if that is what went wrong. */
export function refusalOf(error: unknown): StaffRefusal | undefined {
  return error instanceof Refusal ? (error.details as StaffRefusal) : undefined;
}

/** Whether a retry may succeed: there was no response, or the server was busy. */
export function mayPass(error: unknown): boolean {
  return ["not-ready", "too-many", undefined].includes(refusalOf(error)?.error);
}

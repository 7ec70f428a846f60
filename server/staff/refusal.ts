import type { InboxMessage } from "#domain/inbox.ts";
import { type StaffErrorCode, staffErrors, type StaffRefusal } from "#domain/inbox-operations.ts";
import { note } from "../messages/store.ts";
import type { Desk } from "./operation.ts";

/** An operation that is not carried out; its message is a sentence for the person. */
export class Refusal extends Error {
  readonly status: (typeof staffErrors)[StaffErrorCode];
  readonly body: StaffRefusal;

  constructor(error: StaffErrorCode, text: string, current?: InboxMessage) {
    super(text);
    this.status = staffErrors[error];
    this.body = { error, text, ...(current && { current }) };
  }
}

/** One answer for an unknown passkey, a wrong one, a late one and a replayed one: it gives no hint. */
export const refusedSignIn = () => new Refusal("refused", "This passkey does not sign in here. Try again.");

export const refusedInvitation = () =>
  new Refusal("refused", "This invitation was used, is over, or is not whole. Ask a manager for a new one.");

export const signedOut = () => new Refusal("signed-out", "You are signed out. Sign in again.");

export const noSuchMessage = () => new Refusal("unknown", "This message is gone.");

/** Writes a refusal into the audit trail; when there are very many, only some of them. */
export async function noteRefusal(desk: Desk, actor: string | undefined, action: string): Promise<void> {
  if (desk.waitForLine(actor ?? "") === 0) await note(desk.database.query, desk.now, actor ?? "unknown", action);
}

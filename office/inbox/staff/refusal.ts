import type { InboxMessage } from "#inbox/inbox.ts";
import { type StaffErrorCode, staffErrors, type StaffRefusal } from "#inbox/inbox-operations.ts";
import { note } from "#inbox/messages/store.ts";
import type { Desk } from "./operation.ts";

/** A rejected operation; its message is shown to the person. */
export class Refusal extends Error {
  readonly status: (typeof staffErrors)[StaffErrorCode];
  readonly body: StaffRefusal;

  constructor(error: StaffErrorCode, text: string, current?: InboxMessage) {
    super(text);
    this.status = staffErrors[error];
    this.body = { error, text, ...(current && { current }) };
  }
}

/** The same error for an unknown, wrong, expired or replayed passkey, so that it reveals nothing. */
export const refusedSignIn = () => new Refusal("refused", "This passkey does not sign in here. Try again.");

export const refusedInvitation = () =>
  new Refusal(
    "refused",
    "This invitation was used, is over, or is not whole. Ask a manager for a new one, or run npm run staff -- invite on the server.",
  );

export const signedOut = () => new Refusal("signed-out", "You are signed out. Sign in again.");

export const noSuchMessage = () => new Refusal("unknown", "This message is gone.");

/** Records a refusal in the audit trail, rate-limited. */
export async function noteRefusal(desk: Desk, actor: string | undefined, action: string): Promise<void> {
  if (desk.waitForLine(actor ?? "") === 0) await note(desk.database.query, desk.now, actor ?? "unknown", action);
}

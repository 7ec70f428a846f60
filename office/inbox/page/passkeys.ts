import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { Session } from "#inbox/inbox.ts";
import type { StaffOutput } from "#inbox/inbox-operations.ts";
import { ask } from "./api.ts";

/** Signs in with a passkey of this person. Throws a sentence for the person. */
export async function signIn(): Promise<Session> {
  const { options } = await ask("sign-in/options", {}, { touched: true });
  const response = await startAuthentication({ optionsJSON: options }).catch(inPlainText);
  return ask("sign-in/verify", { response }, { touched: true });
}

/** Whom an invitation is for, and the options of a new passkey. */
export type Invited = StaffOutput<"invitation/options">;

export function lookUp(token: string): Promise<Invited> {
  return ask("invitation/options", { token }, { touched: true });
}

/** Creates a passkey for the invited person, and signs in with it. Throws a sentence for the person. */
export async function register(token: string, { options }: Invited): Promise<Session> {
  const response = await startRegistration({ optionsJSON: options }).catch(inPlainText);
  return ask("invitation/verify", { token, response }, { touched: true });
}

function inPlainText(error: unknown): never {
  const name =
    error instanceof WebAuthnError && error.cause instanceof Error ? error.cause.name : (error as Error).name;
  if (name === "NotAllowedError" || name === "AbortError")
    throw new Error("No passkey was used. The window was closed, or it took too long. Try again.");
  if (name === "InvalidStateError")
    throw new Error("This device has a passkey for this page already. Sign in with it.");
  throw new Error("This browser cannot use passkeys here. Try another browser, or another device.");
}

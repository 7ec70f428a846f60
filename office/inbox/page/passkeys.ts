import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { Session } from "#inbox/inbox.ts";
import type { StaffOutput } from "#inbox/inbox-operations.ts";
import { askPasskey, keyOfPasskey } from "#inbox/keyring.ts";
import { ask } from "./api.ts";

/** The key that only one passkey makes. `none`: browser or device have no such function. `unasked`: nobody asked it. */
export type DeviceKey = CryptoKey | "none" | "unasked";

/** A session, and the key of its passkey, which never leaves the browser. */
export type Entered = { session: Session; device: DeviceKey };

/** Signs in with a passkey of this person. Throws a sentence for the person. */
export async function signIn(): Promise<Entered> {
  const { options } = await ask("sign-in/options", {}, { touched: true });
  const optionsJSON = { ...options, extensions: askPasskey };
  const { clientExtensionResults, ...response } = await startAuthentication({ optionsJSON }).catch(inPlainText);
  const device: DeviceKey = (await keyOfPasskey(clientExtensionResults)) ?? "none";
  return { session: await ask("sign-in/verify", { response: withoutSecrets(response) }, { touched: true }), device };
}

/** Whom an invitation is for, and the options of a new passkey. */
export type Invited = StaffOutput<"invitation/options">;

export function lookUp(token: string): Promise<Invited> {
  return ask("invitation/options", { token }, { touched: true });
}

/** Creates a passkey for the invited person, and signs in with it. Throws a sentence for the person. */
export async function register(token: string, { options }: Invited): Promise<Entered> {
  const optionsJSON = { ...options, extensions: { ...options.extensions, ...askPasskey } };
  const { clientExtensionResults, ...response } = await startRegistration({ optionsJSON }).catch(inPlainText);
  const device: DeviceKey = (await keyOfPasskey(clientExtensionResults)) ?? "none";
  const verify = { token, response: withoutSecrets(response) };
  const entered = { session: await ask("invitation/verify", verify, { touched: true }), device };
  // Many devices make the key at a sign-in only.
  const isLate = device === "none" && clientExtensionResults.prf?.enabled === true;
  return isLate ? signIn().catch(() => entered) : entered;
}

/** The extensions' results hold the secret of the device key: the server gets none of them. */
const withoutSecrets = <Response extends object>(response: Response) => ({ ...response, clientExtensionResults: {} });

function inPlainText(error: unknown): never {
  const name =
    error instanceof WebAuthnError && error.cause instanceof Error ? error.cause.name : (error as Error).name;
  if (name === "NotAllowedError" || name === "AbortError")
    throw new Error("No passkey was used. The window was closed, or it took too long. Try again.");
  if (name === "InvalidStateError")
    throw new Error("This device has a passkey for this page already. Sign in with it.");
  throw new Error("This browser cannot use passkeys here. Try another browser, or another device.");
}

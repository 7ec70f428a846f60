import { expect, onTestFinished } from "vitest";
import type { Role } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput, StaffRefusal } from "#inbox/inbox-operations.ts";
import { openDatabase } from "#inbox/messages/database.ts";
import type { Mail } from "#inbox/messages/settings.ts";
import { invite } from "#inbox/staff/invitations.ts";
import { createStaff } from "#inbox/staff/service.ts";
import { newPasskey } from "./authenticator.ts";
import { message, storeWithKey } from "./messages.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";

export const origin = "https://desk.example";
/** 10 AM on a Monday in New York. */
export const monday = Date.parse("2026-11-23T15:00:00Z");

/** The database of the tests; `office/tests/faults/` runs the same tests on PostgreSQL. */
export const stores = { newDatabaseUrl: async (): Promise<string | undefined> => undefined };

type Answer<Name extends StaffOperation> = {
  status: number;
  token: string | undefined;
  /** The response that was sent, if any. */
  output: StaffOutput<Name>;
  refusal: StaffRefusal;
};

/** Registers a cleanup function for the end of a test or of a test file. */
export type OnCleanup = (end: () => Promise<void>) => unknown;

/**
 * A store of messages with its own clock and database, which is closed at the end of the test or of the given scope.
 */
export async function newStore(at = monday, whenOver: OnCleanup = onTestFinished) {
  const folder = await temporaryFolder({});
  const database = await openDatabase({ folder: folder.path, databaseUrl: await stores.newDatabaseUrl() });
  const clock = { at };
  const store = await storeWithKey(database, () => clock.at);
  whenOver(async () => {
    await database.close();
    await folder[Symbol.asyncDispose]();
  });
  const arrive = async (text = "Hello", { suspect = false, patientType = "attorney" as const } = {}) => {
    const receipt = await store.accept({ ...message, patientType, message: text }, { suspect });
    if (receipt === "conflict") throw new Error("conflict");
    return receipt;
  };
  return { folder: folder.path, database, store, clock, arrive };
}

/** The front desk service with its own store. */
export async function newStaff(whenOver?: OnCleanup) {
  const made = await newStore(monday, whenOver);
  const { database, store, clock } = made;
  const mail: Mail = { url: "smtp://127.0.0.1:1", to: "office@example.com", from: "site@example.com", loopback: true };
  const desk = { origin, rpId: "desk.example", database, mail, wrong: [] as string[] };
  const staff = createStaff(() => ({ ...desk, now: clock.at, keys: () => store.keys() }));

  const ask = async <Name extends StaffOperation>(
    operation: Name,
    input: StaffInput<Name>,
    token?: string,
    touched = false,
  ): Promise<Answer<Name>> => {
    const {
      status,
      body,
      token: given,
    } = await staff({ operation, input, token, touched, device: "Chrome on Windows" });
    return { status, token: given, output: body as StaffOutput<Name>, refusal: body as StaffRefusal };
  };
  const tokenOf = (link: string) => link.split("#invite=")[1] ?? "";
  /** Invites a person, registers a passkey and signs in. */
  const enroll = async (name: string, role: Role) => {
    const { link } = await invite({ ...desk, now: clock.at }, { name, role }, "test");
    const invitation = tokenOf(link);
    const { output } = await ask("invitation/options", { token: invitation });
    const passkey = newPasskey(origin);
    const response = passkey.create(output.options);
    const entered = await ask("invitation/verify", { token: invitation, response });
    expect([entered.status, entered.token]).toEqual([200, expect.any(String)]);
    const { person } = entered.output;
    return { ...person, passkey, token: entered.token ?? "", invitation };
  };
  /** Signs in with a passkey. */
  const signIn = async (passkey: ReturnType<typeof newPasskey>, forged = {}, oldToken?: string) => {
    const { output } = await ask("sign-in/options", {});
    return ask("sign-in/verify", { response: passkey.get(output.options, forged) }, oldToken);
  };
  const auditLines = async () =>
    database.query<{ actor: string; action: string; number: number | null }>(
      "SELECT actor, action, number FROM audit ORDER BY id",
    );
  return {
    ...made,
    ...{ desk, ask, tokenOf, enroll, signIn, auditLines },
  };
}

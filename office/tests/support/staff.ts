import { expect } from "vitest";
import type { Role } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation, StaffOutput, StaffRefusal, View } from "#inbox/inbox-operations.ts";
import type { Mail } from "#inbox/messages/settings.ts";
import { invite } from "#inbox/staff/invitations.ts";
import { createStaff } from "#inbox/staff/service.ts";
import { newPasskey } from "./authenticator.ts";
import { newStore } from "./store.ts";

/** Where the front desk of the tests is. */
export const origin = "https://desk.example";

/** The token in the link of an invitation. */
export const tokenOf = (link: string) => link.split("#invite=")[1] ?? "";

/** What the service answers; `output` or `refusal` is the body that was sent. */
type Answer<Name extends StaffOperation> = {
  status: number;
  token: string | undefined;
  output: StaffOutput<Name>;
  refusal: StaffRefusal;
};

/** The front desk service with its own store. */
export async function newStaff() {
  const made = await newStore();
  const { database, engine, place, close, clock } = made;
  const mail: Mail = { url: "smtp://127.0.0.1:1", to: "office@example.com", from: "site@example.com", loopback: true };
  const desk = { origin, rpId: "desk.example", database, engine, place, close, mail, wrong: [] as string[] };
  const staff = createStaff(() => ({ ...desk, now: clock.at }));

  const ask = async <Name extends StaffOperation>(
    operation: Name,
    input: StaffInput<Name>,
    token?: string,
    touched = false,
  ): Promise<Answer<Name>> => {
    const call = { operation, input, token, touched, device: "Chrome on Windows" };
    const { status, body, token: given } = await staff(call);
    return { status, token: given, output: body as StaffOutput<Name>, refusal: body as StaffRefusal };
  };
  /** An invitation that was not used yet; returns its token. */
  const inviteAs = async (name: string, role: Role) =>
    tokenOf((await invite({ ...desk, now: clock.at }, { name, role }, "test")).link);
  /** Makes a passkey with an invitation. */
  const accept = async (token: string, forged = {}) => {
    const passkey = newPasskey(origin);
    const { output } = await ask("invitation/options", { token });
    const verify = () => ask("invitation/verify", { token, response: passkey.create(output.options, forged) });
    return { passkey, options: output.options, verify };
  };
  /** Invites a person, registers a passkey and signs in. */
  const enroll = async (name: string, role: Role) => {
    const invitation = await inviteAs(name, role);
    const { passkey, verify } = await accept(invitation);
    const { status, token, output } = await verify();
    expect([status, token]).toEqual([200, expect.any(String)]);
    return { ...output.person, passkey, token: token ?? "", invitation };
  };
  /** What a passkey that signs in is asked. */
  const question = async () => (await ask("sign-in/options", {})).output.options;
  /** Signs in with a passkey. */
  const signIn = async (passkey: ReturnType<typeof newPasskey>, forged = {}, oldToken?: string) =>
    ask("sign-in/verify", { response: passkey.get(await question(), forged) }, oldToken);
  const auditLines = () => database.selectFrom("audit").selectAll().orderBy("id").execute();
  return { ...made, ...{ desk, ask, inviteAs, accept, enroll, question, signIn, auditLines } };
}

/** Anna, a manager, and Ben, of the staff, at their desks; `row` gives a message as the list shows it. */
export async function newDesk() {
  const staff = await newStaff();
  const [anna, ben] = [await staff.enroll("Anna", "manager"), await staff.enroll("Ben", "staff")];
  const as =
    (person: { token: string }) =>
    <Name extends StaffOperation>(operation: Name, input: StaffInput<Name>) =>
      staff.ask(operation, input, person.token, true);
  const rows = async (view: View = "open") => (await as(anna)("messages/list", { view })).output.messages;
  const row = async (number: number) => {
    const all = [await rows(), await rows("done"), await rows("suspect"), await rows("trash")].flat();
    const found = all.find((one) => one.number === number);
    return found ?? Promise.reject(new Error(`There is no message ${number}.`));
  };
  const seen = async (number: number) => ({ number, version: (await row(number)).version });
  /** Who is signed out by now signs in again. */
  const back = async (person: typeof anna) => {
    person.token = (await staff.signIn(person.passkey)).token ?? "";
  };
  return { ...staff, anna, ben, asAnna: as(anna), asBen: as(ben), rows, row, seen, back };
}

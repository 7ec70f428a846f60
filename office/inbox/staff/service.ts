/** The operations of the front desk; `routes.ts` forwards requests. */
import type { StaffOperation } from "#inbox/inbox-operations.ts";
import { createLimiter } from "#inbox/messages/rate.ts";
import { invitationOptions, invitationVerify } from "./invitations.ts";
import { messagesChanges, messagesExport, messagesList, messagesRead } from "./lists.ts";
import * as changes from "./message-changes.ts";
import { messagesNote } from "./notes.ts";
import { notices, noticesSet, noticesTest } from "./notices.ts";
import { actorOf, type Desk, type Entrance, type Operation, type SignedIn } from "./operation.ts";
import * as people from "./people.ts";
import { audit, colleagues, health } from "./records.ts";
import { noteRefusal, Refusal, signedOut } from "./refusal.ts";
import { endSession, findSession, passkeysWrap, session, signOut, touchSession } from "./sessions.ts";
import { signInOptions, signInVerify } from "./sign-in.ts";

type EntranceName = StaffOperation & `${"sign-in" | "invitation"}/${string}`;

const entrances: { [Name in EntranceName]: Entrance<Name> } = {
  "sign-in/options": signInOptions,
  "sign-in/verify": signInVerify,
  "invitation/options": invitationOptions,
  "invitation/verify": invitationVerify,
};

const operations: { [Name in Exclude<StaffOperation, EntranceName>]: Operation<Name> } = {
  session,
  "sign-out": signOut,
  "messages/list": messagesList,
  "messages/changes": messagesChanges,
  "messages/read": messagesRead,
  "messages/take": changes.messagesTake,
  "messages/assign": changes.messagesAssign,
  "messages/untake": changes.messagesUntake,
  "messages/answer": changes.messagesAnswer,
  "messages/follow-up": changes.messagesFollowUp,
  "messages/no-follow-up": changes.messagesNoFollowUp,
  "messages/reopen": changes.messagesReopen,
  "messages/note": messagesNote,
  "messages/set-aside": changes.messagesSetAside,
  "messages/not-a-robot": changes.messagesNotARobot,
  "messages/delete": changes.messagesDelete,
  "messages/restore": changes.messagesRestore,
  "messages/erase": changes.messagesErase,
  "messages/export": messagesExport,
  health,
  audit,
  colleagues,
  people: people.people,
  "people/invite": people.peopleInvite,
  "people/revoke": people.peopleRevoke,
  "people/role": people.peopleRole,
  "invitations/revoke": people.invitationsRevoke,
  "passkeys/wrap": passkeysWrap,
  "passkeys/revoke": people.passkeysRevoke,
  "sessions/revoke": people.sessionsRevoke,
  notices,
  "notices/set": noticesSet,
  "notices/test": noticesTest,
};

export type StaffCall = {
  operation: string;
  input: unknown;
  token: string | undefined;
  touched: boolean;
  device: string;
};
/** `token`: of a new session, or empty to delete the cookie. */
export type StaffReply = { status: number; body: object; token?: string };

/** Handles calls; `desk` returns the context of an operation at the time of the call. */
export function createStaff(
  desk: () => Omit<Desk, "waitForLine" | "device">,
): (call: StaffCall) => Promise<StaffReply> {
  // Lines about refusals: ten at once, then one a minute, so that they cannot fill the disk.
  const waitForLine = createLimiter({ burst: 10, every: 60_000 });
  return async (call) => {
    try {
      return await answer({ ...desk(), waitForLine, device: call.device }, call);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, body } = error;
      return { status, body, ...(status === 401 && { token: "" }) };
    }
  };
}

async function answer(desk: Desk, { operation, input, token, touched }: StaffCall): Promise<StaffReply> {
  if (isOneOf(entrances, operation)) {
    const entrance = entrances[operation] as unknown as Entrance<EntranceName>;
    const entered = await entrance.run(desk, entrance.input(input) as never);
    // Ends the browser's previous session.
    if (entered.token && token) await endSession(desk, token);
    return { status: 200, body: entered.output, ...(entered.token && { token: entered.token }) };
  }
  if (!isOneOf(operations, operation)) throw new Refusal("unknown", "The server does not know this.");
  const me = token ? await findSession(desk, token) : undefined;
  if (!me) throw signedOut();
  const { role, input: read, run } = operations[operation] as unknown as Operation<"session">;
  if (role === "manager" && me.role !== "manager") await refuse(desk, me, operation);
  if (touched) await touchSession(desk, me);
  const body = await run(desk, read(input), me);
  return { status: 200, body, ...(operation === "sign-out" && { token: "" }) };
}

function isOneOf<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name);
}

async function refuse(desk: Desk, me: SignedIn, operation: string): Promise<never> {
  await noteRefusal(desk, actorOf(me), `refused: ${operation}`);
  throw new Refusal("not-allowed", "Only a manager may do this.");
}

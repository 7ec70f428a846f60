/** The operations of the front desk by name, and who may call them; `routes.ts` forwards requests. */
import { Refused } from "#inbox/guard.ts";
import { createLimiter } from "#inbox/requests.ts";
import { invitationOperations } from "./invitations.ts";
import { listOperations } from "./lists.ts";
import { managementOperations } from "./management.ts";
import { changeOperations } from "./message-changes.ts";
import { actorOf, type Desk, noteRefusal, onlyManagers, Refusal, signedOut } from "./operation.ts";
import { peopleOperations } from "./people.ts";
import { endSession, findSession, sessionOperations, touchSession } from "./sessions.ts";
import { signInOperations } from "./sign-in.ts";

/** The operations that need no session. */
export const entrances = { ...signInOperations, ...invitationOperations };

/** The operations for who is signed in. */
export const operations = {
  ...sessionOperations,
  ...listOperations,
  ...changeOperations,
  ...peopleOperations,
  ...managementOperations,
};

/** A request for an operation. */
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
  desk: () => Omit<Desk, "waitForLine" | "givenTo" | "device">,
): (call: StaffCall) => Promise<StaffReply> {
  // Lines about refusals: ten at once, then one a minute, so that they cannot fill the disk.
  const kept = { waitForLine: createLimiter({ burst: 10, every: 60_000 }), givenTo: createMemory() };
  return async (call) => {
    try {
      return await answer({ ...desk(), ...kept, device: call.device }, call);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, body } = error;
      return { status, body, ...(status === 401 && { token: "" }) };
    }
  };
}

/** The sessions and, of each, the messages that are remembered; what is forgotten gets another line. */
const mostSessions = 50;
const mostMessages = 20_000;

function createMemory(): Desk["givenTo"] {
  const sessions = new Map<number, Set<string>>();
  return (session) => {
    const known = sessions.get(session);
    const given = known && known.size < mostMessages ? known : new Set<string>();
    sessions.delete(session);
    sessions.set(session, given);
    if (sessions.size > mostSessions) sessions.delete(sessions.keys().next().value ?? 0);
    return given;
  };
}

async function answer(desk: Desk, { operation: name, input, token, touched }: StaffCall): Promise<StaffReply> {
  if (isOneOf(entrances, name)) {
    const entered = await entrances[name].run(desk, input);
    if (!("token" in entered) || entered.token === undefined) return { status: 200, body: entered.output };
    // Ends the browser's previous session.
    if (token) await endSession(desk, token);
    return { status: 200, body: entered.output, token: entered.token };
  }
  if (!isOneOf(operations, name)) throw new Refusal("unknown", "The server does not know this.");
  const me = token ? await findSession(desk, token) : undefined;
  if (!me) throw signedOut();
  const { role, run } = operations[name];
  if (role === "manager" && me.role !== "manager") {
    await noteRefusal(desk, actorOf(me), `refused: ${name}`);
    throw onlyManagers();
  }
  if (touched) await touchSession(desk, me);
  const body = await run(desk, input, me);
  return { status: 200, body, ...(name === "sign-out" && { token: "" }) };
}

function isOneOf<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name);
}

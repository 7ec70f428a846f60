import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Worker } from "node:worker_threads";
import { createIntake, type Store, type usualRates } from "./intake.ts";
import { staffPath, type PersonName, type Session } from "#inbox/inbox.ts";
import { createPageCheck, loopbackName } from "#inbox/request-origin.ts";
import { readSettings } from "./settings.ts";
import type { staffRates } from "#inbox/staff/routes.ts";
import { createStatusRoutes, type statusRates } from "./status-routes.ts";
import type { Call, Reply, ThreadData } from "./thread.ts";

/** The paths of the front desk, and of the editor under it. */
const frontDesk = new RegExp(`^${staffPath}([./]|$)`);

type Site = Map<string, { bytes: Uint8Array }>;
/** The people signed in at the front desk, and its origin. */
export type People = {
  origin: string;
  personOf: (cookie: string | undefined, touched: boolean) => Promise<Session["person"] | undefined>;
  /** Records in the audit trail what a person did; throws when it cannot be written. */
  note: (person: PersonName, action: string) => Promise<void>;
};
type Tuning = {
  rates?: typeof usualRates;
  bodyWithin?: number;
  statusRates?: typeof statusRates;
  staffRates?: typeof staffRates;
  /** Whether pages have priority over messages; off in tests, which would wait for every other program. */
  yields?: boolean;
};

/**
 * The messages of a site: `routes` to serve, `hides` for what is answered as if there were no front desk, `open` to
 * start, `close` to stop; `port` is where the server listens. Throws when a setting is wrong. The site is served even
 * without the database; until it is available, messages are rejected with the phone number.
 */
export async function createMessages(
  environment: Readonly<Record<string, string | undefined>>,
  site: () => Site,
  port: number,
  tuning: Tuning = {},
) {
  const settings = readSettings(environment, port);
  const builtPage = (name: string) => site().get(name)?.bytes && Buffer.from(site().get(name)?.bytes ?? []).toString();
  const card = () => (builtPage("/contacts/practice.vcf") ?? "").replace(/\r?\n[ \t]/g, "");
  const phone = /^TEL\b.*:(\+1\d{10})\r?$/m.exec(card())?.[1];
  if (!phone)
    throw new Error(
      "The site has no contacts/practice.vcf with the phone number that people need when a message cannot be taken. Run `npm run build`.",
    );
  const { proxies, staff } = settings;
  let thread: ReturnType<typeof runThread> | undefined;
  let people: People | undefined;
  const store = () => thread?.store();
  const addresses = () => [/^URL:(\S+)/m.exec(card())?.[1] ?? "", staff?.origin ?? ""].filter(Boolean);
  const shared = { store, phone, builtPage, proxies, isFromOurPages: createPageCheck(addresses) };
  const routes = createIntake({ ...shared, ...tuning });
  routes.route("/", createStatusRoutes({ ...shared, rates: tuning.statusRates }));
  if (staff) {
    const { createStaffRoutes, personOf } = await import("#inbox/staff/routes.ts");
    const { actorOf } = await import("#inbox/staff/operation.ts");
    const ask = () => thread?.store()?.staff;
    people = {
      origin: staff.origin,
      personOf: (cookie, touched) => personOf(ask, cookie, touched),
      note: (person, action) =>
        store()?.note(actorOf(person), action) ?? Promise.reject(new Error("The audit trail cannot be written now.")),
    };
    routes.route("/", createStaffRoutes({ ask, proxies, rates: tuning.staffRates, ...staff }));
  }
  return {
    routes,
    people,
    hides: (path: string, incoming: IncomingMessage) =>
      frontDesk.test(path) &&
      (!staff || (staff.isLocal === true && (proxies > 0 || loopbackName(incoming) === undefined))),
    open() {
      const isTerminal = process.stdout.isTTY === true;
      thread = runThread({ settings, isTerminal, yields: tuning.yields ?? true });
    },
    /** Call it when no requests are pending. */
    close: () => thread?.close(),
  };
}

type Waiting = { resolve: (value: never) => void; reject: (reason: Error) => void };

/** Runs `thread.ts`, restarts it after an error, and passes it calls of the store. */
function runThread(workerData: ThreadData) {
  const waiting = new Map<number, Waiting>();
  let [lastId, ready, closing] = [0, false, false];
  const start = () => {
    const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData });
    worker.on("message", (reply: Reply) => {
      if (reply === "ready") return void (ready = true);
      const { resolve, reject } = waiting.get(reply.id) ?? {};
      waiting.delete(reply.id);
      if (reply.error === undefined) resolve?.(reply.value as never);
      else reject?.(new Error(reply.error));
    });
    worker.on("error", (error) => console.error(`Messages: their thread ended and starts again: ${error.message}`));
    worker.on("exit", () => {
      ready = false;
      for (const { reject } of waiting.values()) reject(new Error("the thread of messages ended"));
      waiting.clear();
      if (!closing) setTimeout(() => (thread = closing ? thread : start()), 1_000);
    });
    return worker;
  };
  let thread = start();
  const call = (method: Call["method"], ...values: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      // It throws if a value cannot be cloned: then no call is pending.
      thread.postMessage({ id: ++lastId, method, values } satisfies Call);
      waiting.set(lastId, { resolve, reject });
    });
  const store: Store = {
    accept: (...values) => call("accept", ...values),
    ticket: (...values) => call("ticket", ...values),
    readTicket: (...values) => call("readTicket", ...values),
    status: (...values) => call("status", ...values),
    staff: (...values) => call("staff", ...values),
    note: (...values) => call("note", ...values),
  };
  return {
    store: () => (ready ? store : undefined),
    async close() {
      closing = true;
      if (thread.threadId < 0) return;
      const ended = once(thread, "exit");
      thread.postMessage("close");
      await ended;
    },
  };
}

import type { IncomingMessage } from "node:http";
import { createIntake, type usualRates } from "./intake.ts";
import { staffPath, type PersonName, type Session } from "#inbox/inbox.ts";
import { createPageCheck, loopbackName } from "#inbox/requests.ts";
import { openStore } from "./open-store.ts";
import { readSettings } from "./settings.ts";
import type { staffRates } from "#inbox/staff/routes.ts";
import { createStatusRoutes, type statusRates } from "./status-routes.ts";

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
  let opened: ReturnType<typeof openStore> | undefined;
  let people: People | undefined;
  const store = () => opened?.calls();
  const addresses = () => [/^URL:(\S+)/m.exec(card())?.[1] ?? "", staff?.origin ?? ""].filter(Boolean);
  const shared = { store, phone, builtPage, proxies, isFromOurPages: createPageCheck(addresses) };
  const routes = createIntake({ ...shared, ...tuning });
  routes.route("/", createStatusRoutes({ ...shared, rates: tuning.statusRates }));
  if (staff) {
    const { createStaffRoutes, personOf } = await import("#inbox/staff/routes.ts");
    const { actorOf } = await import("#inbox/staff/operation.ts");
    const ask = () => store()?.staff;
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
      opened = openStore(settings);
    },
    /** Call it when no requests are pending. */
    close: () => opened?.close(),
  };
}

import { setTimeout as wait } from "node:timers/promises";
import { sayRecoveryCode } from "./commands.ts";
import { openDatabase } from "./database.ts";
import { createIntake, type usualRates } from "./intake.ts";
import { makeFirstKey } from "./keys.ts";
import { work } from "./outbox.ts";
import { readSettings, type Settings } from "./settings.ts";
import { MessageStore } from "./store.ts";

const longestPause = 10_000;

type Tuning = { now?: () => number; rates?: typeof usualRates; bodyWithin?: number };

type Site = ReadonlyMap<string, { bytes: Uint8Array }>;

/**
 * The messages of a site: `routes` to serve, `open` to begin, `close` to end. Throws when a setting is wrong. The site is
 * served whatever becomes of the database; until it is there, messages are refused with the phone number.
 */
export function createMessages(
  environment: Readonly<Record<string, string | undefined>>,
  site: Site,
  { now = () => Date.now(), ...intake }: Tuning = {},
) {
  const settings = readSettings(environment);
  const builtPage = (name: string) => site.get(name)?.bytes && Buffer.from(site.get(name)?.bytes ?? []).toString();
  const phone = /^TEL\b.*:(\+1\d{10})\r?$/m.exec(builtPage("/contacts/practice.vcf") ?? "")?.[1];
  if (!phone)
    throw new Error(
      "MESSAGES is on, and the site has no contacts/practice.vcf with the phone number that people need when a message cannot be taken. Run `npm run build`.",
    );
  const stopping = new AbortController();
  let store: MessageStore | undefined;
  let running: Promise<void> | undefined;
  return {
    routes: createIntake({ store: () => store, phone, builtPage, proxies: settings.proxies, ...intake }),
    open() {
      running = openStore(settings, now, stopping.signal).then(async (opened) => {
        if (!opened) return;
        store = opened;
        await work(opened, settings, now, stopping.signal);
      });
    },
    /** Call it when no request is under way: a notice that is being sent is still waited for. */
    async close() {
      stopping.abort();
      await running;
      await store?.database.close();
    },
  };
}

/** Tries until there is a database with a key, at longer and longer intervals. */
async function openStore(settings: Settings, now: () => number, signal: AbortSignal) {
  let said = "";
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const problem = await tryToOpen(settings, now).catch((error: Error) => error.message);
    if (typeof problem !== "string") return problem;
    if (problem !== said) console.error(`Messages are refused for now: ${problem}`);
    said = problem;
    await wait(pause, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

async function tryToOpen(settings: Settings, now: () => number): Promise<MessageStore | string> {
  const database = await openDatabase(settings);
  try {
    const store = new MessageStore(database, now);
    await store.prepare();
    if (!store.hasKey) {
      // A log is no place for a recovery code, and the passphrase of a person not one for a server.
      if (settings.production)
        throw new Error("there is no key to seal them with. Make it at a terminal: npm run messages -- setup");
      const code = await makeFirstKey(store, settings.passphrase);
      if (code) sayRecoveryCode(code, console.log);
      if (code && settings.passphrase === undefined)
        console.log(
          "There is no passphrase yet: `npm run messages -- setup` sets one. Until then the code opens them.",
        );
    }
    console.log(`Messages arrive in ${database.place}. Read them: npm run messages -- list`);
    if (!settings.mail) console.log("No mail server is named (SMTP_URL): the notices of messages wait.");
    return store;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

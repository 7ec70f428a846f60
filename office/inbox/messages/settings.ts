import { join, resolve } from "node:path";
import { keptDays } from "@practice/site/contact/contact-message.ts";
import { readPort } from "@practice/site/serve/site-server.ts";
import { isProduction, readStaffSettings, type StaffSettings } from "#inbox/staff/settings.ts";

export type Mail = { url: string; to: string; from: string; loopback: boolean };

export type Settings = {
  /** The folder of the embedded database, and of everything to back up. */
  folder: string;
  databaseUrl: string | undefined;
  /** Undefined: notices wait. */
  mail: Mail | undefined;
  /** How many of our own proxies are in front of the server, each of which appends to X-Forwarded-For. */
  proxies: number;
  /** Days from "done" to deletion. */
  keepDays: number;
  /** Whether keys are made only by command, never automatically. */
  production: boolean;
  passphrase: string | undefined;
  /** Undefined while the front desk is closed. */
  staff: StaffSettings | undefined;
  /** What to write instead of settings that are wrong, in production; the rest works without them. */
  wrong: readonly string[];
};

type Environment = Readonly<Record<string, string | undefined>>;

const project = join(import.meta.dirname, "../../..");
const shortestPassphrase = 12;

/**
 * Reads the settings of messages from the environment; `port` is where the server listens. Throws with a sentence that
 * says what to write, without a value with a password; in production only for what messages cannot do without.
 */
export function readSettings(environment: Environment, port = readPort(environment.PORT, 4321) ?? 4321): Settings {
  const { DATA_DIR, DATABASE_URL, SMTP_URL, MESSAGES_PASSPHRASE } = environment;
  const production = isProduction(environment);
  const wrong: string[] = [];
  /** In production the site and its messages matter more than a setting that both can do without. */
  const orWithout = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!production) throw error;
      wrong.push((error as Error).message);
      return undefined;
    }
  };
  if (DATABASE_URL && !["postgres:", "postgresql:"].includes(parsed(DATABASE_URL)?.protocol ?? ""))
    throw new Error(
      "DATABASE_URL is not the address of a PostgreSQL database. Write it as postgres://user:password@host:5432/name, or leave it out: messages are then kept in a file in DATA_DIR.",
    );
  return {
    folder: resolve(project, DATA_DIR || "data"),
    databaseUrl: DATABASE_URL || undefined,
    mail: SMTP_URL ? orWithout(() => readMail(SMTP_URL, environment)) : undefined,
    proxies: wholeNumber(environment, "PROXIES", 0, { from: 0, to: 9 }, "how many proxies of yours are in front of it"),
    keepDays: wholeNumber(
      environment,
      "MESSAGES_KEEP_DAYS",
      keptDays.done,
      { from: 1, to: keptDays.done },
      "days from “done” to deletion, no more than /privacy promises",
    ),
    production,
    passphrase: MESSAGES_PASSPHRASE
      ? orWithout(() => checkPassphrase(MESSAGES_PASSPHRASE, "The passphrase in MESSAGES_PASSPHRASE"))
      : undefined,
    staff: orWithout(() => readStaffSettings(environment, port)),
    wrong,
  };
}

/** Returns a passphrase that is long enough, otherwise throws: a stolen database can be brute-forced. */
export function checkPassphrase(passphrase: string, name = "The passphrase"): string {
  if ([...passphrase].length >= shortestPassphrase) return passphrase;
  throw new Error(
    `${name} has fewer than ${shortestPassphrase} characters. Take four or five words that do not belong together.`,
  );
}

function readMail(url: string, { NOTICE_TO, NOTICE_FROM }: Environment): Mail {
  const address = parsed(url);
  // A query string would set options of the mail library, such as skipping certificate checks.
  if (!address || !["smtp:", "smtps:"].includes(address.protocol) || !address.hostname || address.search)
    throw new Error(
      "SMTP_URL is not the address of a mail server. Write smtp://user:password@host:587 or smtps://user:password@host:465, with nothing after the port; write @ in the user as %40.",
    );
  const to = (NOTICE_TO ?? "").split(",").map((one) => one.trim());
  if (!to.every(isEmail))
    throw new Error(
      `NOTICE_TO is "${NOTICE_TO ?? ""}". With SMTP_URL, write who gets the notices: NOTICE_TO=office@example.com, several with commas between.`,
    );
  if (!isEmail(NOTICE_FROM ?? ""))
    throw new Error(
      `NOTICE_FROM is "${NOTICE_FROM ?? ""}". With SMTP_URL, write the address that the mail server lets you send from: NOTICE_FROM=website@example.com.`,
    );
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(address.hostname);
  return { url, to: to.join(", "), from: NOTICE_FROM ?? "", loopback };
}

function wholeNumber(env: Environment, name: string, without: number, range: { from: number; to: number }, of: string) {
  const text = env[name] || String(without);
  const { from, to } = range;
  if (/^\d{1,5}$/.test(text) && Number(text) >= from && Number(text) <= to) return Number(text);
  throw new Error(`${name} is "${text}". Write ${of}: a whole number from ${from} to ${to}.`);
}

/** One plain address: no display name, group or line break can reach a header. */
export function isEmail(text: string): boolean {
  return /^[^\s\p{C}@<>,;:"]+@[^\s\p{C}@<>,;:"]+$/u.test(text);
}

function parsed(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

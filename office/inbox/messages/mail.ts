/** Mail to the practice: its server, who gets it, and what the server answered. */
import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import type { Mail, Settings } from "./settings.ts";
import type { Database } from "./tables.ts";

type Letter = { address: string; subject: string; text: string; messageId?: string };

/** The longest reason that is stored. */
const maxReason = 300;

/**
 * Connects to the mail server for each mail. `send` throws a `NotSent` when the server does not take it, and when
 * `signal` ends it.
 */
export function openMail(mail: Mail) {
  const { url, loopback, from } = mail;
  const transport = createTransport({
    url,
    requireTLS: !loopback,
    // Mail to this machine is plain or encrypted, as its server has it: a certificate would prove nothing there, since
    // who can listen on its port could ask for plain text, and for “localhost” no authority issues one.
    ...(loopback && { opportunisticTLS: true, tls: { rejectUnauthorized: false } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ address, ...letter }: Letter, signal?: AbortSignal): Promise<void> {
      const headers = { "Auto-Submitted": "auto-generated" };
      await transport.sendMail({ from, to: address, headers, signal, ...letter }).catch((error: MailError) => {
        throw new NotSent(mail, error);
      });
    },
    close: () => transport.close(),
  };
}

type MailError = Error & { code?: string; responseCode?: number; rejectedErrors?: readonly MailError[] };

/** Why a mail was not taken, in a sentence that names neither user nor password. */
export class NotSent extends Error {
  /** The server refuses this address, and always will. */
  readonly isFinal: boolean;

  constructor(mail: Mail, error: MailError) {
    const [refused] = error.rejectedErrors ?? [];
    super(
      refused
        ? withoutSecrets(mail, refused.message.replace(/^Recipient command failed: /, "")).slice(0, maxReason)
        : reasonOf(mail, error),
    );
    this.isFinal = (refused?.responseCode ?? 0) >= 500;
  }
}

/** What to do, by the code or the message of an error of the connection. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/EAUTH|Invalid login/, "Correct the user and the password in SMTP_URL."],
  [
    /certificate|altnames/i,
    "SMTP_URL needs the name in its certificate; NODE_EXTRA_CA_CERTS, its authority if that is your own.",
  ],
  [/STARTTLS|TLS|SSL/, "It must offer TLS: see the port in SMTP_URL."],
  [/ENOTFOUND|EDNS|ECONN|EHOST|ENETUNREACH|ETIMEDOUT|ESOCKET|timeout/i, "See the host and the port in SMTP_URL."],
];

function reasonOf(mail: Mail, error: MailError): string {
  const text = withoutSecrets(mail, error.message).slice(0, maxReason - 100);
  const what = advice.find(([pattern]) => pattern.test(`${error.code} ${error.message}`))?.[1];
  return what ? `${text.replace(/\.$/, "")}. ${what}` : text;
}

/** Servers may quote what they were sent. */
function withoutSecrets({ url }: Mail, text: string): string {
  const { username, password } = new URL(url);
  const secrets = [username, password].flatMap((one) => [decoded(one), one]).filter(Boolean);
  const oneLine = text.replace(/\s+/g, " ");
  return secrets.reduce((left, secret) => left.replaceAll(secret, "…"), oneLine);
}

/** A user or a password may have a plain percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The Message-ID of our mail with this name, the same at each try: mail programs then show two copies as one. */
export function messageIdOf({ from }: Mail, name: string): string {
  return `<${name}@${domainToASCII(from.split("@")[1] ?? "")}>`;
}

/** Who gets notices: the addresses that managers chose on the page of the front desk, or those of the settings. */
export async function recipientsOf(
  database: Database,
  { mail, staff }: Partial<Pick<Settings, "mail" | "staff">>,
): Promise<string[]> {
  const chosen = staff
    ? await database.selectFrom("notice_addresses").select("address").orderBy("address").execute()
    : [];
  return chosen.length > 0 ? chosen.map(({ address }) => address) : (mail?.to.split(", ") ?? []);
}

/** Milliseconds: the person waits for the answer, and their connection is cut after ten seconds of silence. */
const longestTest = 7_000;
const test = {
  subject: "A test of the notices of messages",
  text: "This mail only tests that notices of messages arrive. Replies to it are not read.\n",
};

/** Sends a test to each address of notices; returns what the mail server answered for each, and whether it took all. */
export async function testMail(
  database: Database,
  { mail, staff }: { mail: Mail } & Partial<Pick<Settings, "staff">>,
): Promise<{ accepted: boolean; said: string[] }> {
  const sender = openMail(mail);
  const addresses = new Set([...mail.to.split(", "), ...(await recipientsOf(database, { mail, staff }))]);
  const results = await Promise.all(
    [...addresses].map((address) =>
      sender.send({ address, ...test }, AbortSignal.timeout(longestTest)).then(
        () => ({ accepted: true, said: `${address}: accepted by the mail server` }),
        ({ message }: Error) => ({ accepted: false, said: `${address}: not accepted. ${message}` }),
      ),
    ),
  );
  sender.close();
  return { accepted: results.every(({ accepted }) => accepted), said: results.map(({ said }) => said) };
}

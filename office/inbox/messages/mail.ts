/** Mail to the practice: its server, who gets it, and what the server answered for each address. */
import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import { type Database, putValue } from "./database.ts";
import type { Mail, Settings } from "./settings.ts";

type Letter = { subject: string; text: string; messageId?: string };
/** An address that the mail server refused; `mayPass`: only for now. */
type RefusedAddress = { address: string; reason: string; mayPass: boolean };

/** The longest reason that is stored. */
const maxReason = 300;

/**
 * Connects to the mail server for each mail. `send` returns the addresses that the server refused while it accepted
 * others; it throws, with a reason that names neither user nor password, when it accepted none, or when `signal` ends it.
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
    async send(to: readonly string[], letter: Letter, signal?: AbortSignal): Promise<RefusedAddress[]> {
      const headers = { "Auto-Submitted": "auto-generated" };
      try {
        const { rejectedErrors } = await transport.sendMail({ from, to: to.join(", "), headers, signal, ...letter });
        return refusedOf(mail, to, rejectedErrors);
      } catch (error) {
        const refused = refusedOf(mail, to, (error as MailError).rejectedErrors);
        const reasons = refused.map(({ reason }) => reason);
        if (refused.length < to.length) reasons.unshift(reasonOf(mail, error as MailError));
        throw new NoneAccepted(reasons.join(", ").slice(0, maxReason), refused);
      }
    },
    close: () => transport.close(),
  };
}

/** A mail that was accepted for no address, with those that were refused by themselves. */
export class NoneAccepted extends Error {
  readonly refused: readonly RefusedAddress[];

  constructor(reason: string, refused: readonly RefusedAddress[]) {
    super(reason);
    this.refused = refused;
  }
}

type MailError = Error & {
  code?: string;
  recipient?: string;
  responseCode?: number;
  rejectedErrors?: readonly MailError[] | undefined;
};

function refusedOf(mail: Mail, to: readonly string[], errors: readonly MailError[] = []): RefusedAddress[] {
  return errors.map((error) => {
    const address = to.find((one) => inAscii(one) === inAscii(error.recipient ?? "")) ?? error.recipient ?? "";
    const answer = withoutSecrets(mail, error.message.replace(/^Recipient command failed: /, ""));
    return {
      ...{ address, reason: `${address}: ${answer}`.slice(0, maxReason) },
      mayPass: (error.responseCode ?? 0) < 500,
    };
  });
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

/** An address as it is sent: with the domain in ASCII. */
function inAscii(address: string): string {
  return address.replace(/[^@]*$/, (domain) => domainToASCII(domain) || domain);
}

/** Remembers why the mail server took no mail, until it takes one. */
export async function recordFailure({ query }: Database, reason: string | null): Promise<void> {
  if (reason === null) await query("DELETE FROM secrets WHERE name = 'mail-failure'");
  else await putValue(query, "mail-failure", reason);
}

/** The Message-ID of our mail with this name. */
export function messageIdOf({ from }: Mail, name: string): string {
  return `<${name}@${inAscii(from).split("@")[1]}>`;
}

/** Who gets notices: the addresses that managers chose on the page of the front desk, or those of the settings. */
export async function recipientsOf(
  { query }: Database,
  { mail, staff }: Partial<Pick<Settings, "mail" | "staff">>,
): Promise<string[]> {
  const chosen = staff ? await query<{ address: string }>("SELECT address FROM notice_addresses ORDER BY address") : [];
  return chosen.length > 0 ? chosen.map(({ address }) => address) : (mail?.to.split(", ") ?? []);
}

/** Records which addresses refuse our mail, for `health`; `to` are those that it was sent to. */
export async function noteRefused(
  database: Database,
  to: readonly string[],
  refused: readonly RefusedAddress[],
): Promise<void> {
  await database.transaction(async (query) => {
    for (const address of to) await query("DELETE FROM refused_addresses WHERE address = $1", [address]);
    for (const { address, reason } of refused)
      await query(
        "INSERT INTO refused_addresses (address, reason) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET reason = $2",
        [address, reason],
      );
  });
}

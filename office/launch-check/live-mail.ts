import type { Resolver } from "node:dns/promises";
import type { Finding } from "./finding.ts";
import { reasonOf } from "./request.ts";

type Names = Pick<Resolver, "resolveTxt" | "resolveMx">;

export type MailOptions = {
  /** The address in the “From” of our mail: notices of messages, and what the office writes. */
  sender: string;
  /** The address that the site shows to visitors. */
  receiver: string;
  /** Which key signs the mail (DKIM), as the mail provider calls it; DNS cannot list selectors. */
  selector?: string;
  /** The DNS resolver: the system’s, or that of a test. */
  names: Names;
};

/** Checks the DNS records for the practice's mail: whether it can arrive, and whether others can spoof it. */
export async function checkMail({ sender, receiver, selector, names }: MailOptions): Promise<Finding[]> {
  const [domain, inbox] = [domainOf(sender), domainOf(receiver)];
  const findings: Finding[] = [];
  const found = (file: string, field: string, text: string, write: string) =>
    findings.push({ kind: "live", file, line: 0, field, found: text, write });
  try {
    await lookUp();
  } catch (error) {
    found(domain, "DNS", `Its records could not be read: ${reasonOf(error)}.`, "Try again, or from another network.");
  }
  return findings;

  async function lookUp() {
    const servers = await none(names.resolveMx(inbox));
    if (!servers.some(({ exchange }) => exchange !== "" && exchange !== "."))
      found(inbox, "MX", "No server takes mail for this domain.", "Set the MX record that the mail provider names.");

    const spf = (await texts(names, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    if (spf.length !== 1)
      found(
        domain,
        "SPF",
        `It has ${spf.length} SPF records; mail needs exactly one.`,
        "Set the one that the mail provider names.",
      );
    else if (!/ [-~]all$| redirect=/i.test(spf[0] ?? ""))
      found(domain, "SPF", `“${spf[0]}” lets every server send.`, "Let it end with “-all” or “~all”.");

    const policies = await dmarcOf(names, domain);
    const policy = /;\s*p=(\w+)/i.exec(policies[0] ?? "")?.[1]?.toLowerCase();
    if (policies.length !== 1)
      found(
        `_dmarc.${domain}`,
        "DMARC",
        `It has ${policies.length} DMARC records; mail needs exactly one.`,
        "Set “v=DMARC1; p=quarantine”.",
      );
    else if (policy !== "quarantine" && policy !== "reject")
      found(
        `_dmarc.${domain}`,
        "DMARC",
        `“${policies[0]}” refuses nothing.`,
        "Set p=quarantine or p=reject once all mail passes.",
      );

    if (!selector)
      found(
        domain,
        "DKIM",
        "The key that signs mail was not looked at.",
        "Name it: --dkim=NAME, as the mail provider calls it.",
      );
    else if (!(await texts(names, `${selector}._domainkey.${domain}`)).some((text) => /(?:^|;)\s*p=[^;\s]/.test(text)))
      found(
        `${selector}._domainkey.${domain}`,
        "DKIM",
        "There is no key.",
        "Set the record that the mail provider names.",
      );
  }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).replace(/>$/, "");
}

/** The DMARC record of a domain, or of its closest parent domain that has one. */
async function dmarcOf(names: Names, domain: string): Promise<string[]> {
  const found = (await texts(names, `_dmarc.${domain}`)).filter((text) => /^v=DMARC1(?:;|\s|$)/i.test(text));
  const above = domain.slice(domain.indexOf(".") + 1);
  return found.length > 0 || !above.includes(".") ? found : dmarcOf(names, above);
}

async function texts(names: Names, name: string): Promise<string[]> {
  return (await none(names.resolveTxt(name))).map((parts) => parts.join(""));
}

/** An empty list where a name has no such record; other errors are rethrown. */
async function none<Entry>(entries: Promise<Entry[]>): Promise<Entry[]> {
  return entries.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
    throw error;
  });
}

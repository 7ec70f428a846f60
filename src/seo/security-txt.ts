import type { Practice } from "#schemas/practice.ts";

const securityPath = "/.well-known/security.txt";

/**
 * To whom security problems of the site can be reported, as RFC 9116 asks.
 *
 * The file must name a day on which it grows stale, less than a year ahead: the first of a month, ten to eleven months
 * after the build, so that all builds of a month give the same file. A build once a year is in time.
 */
export function securityText({ site, email, phone }: Practice, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${email}`,
    `Contact: tel:${phone}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${site}${securityPath}`,
    "",
  ].join("\n");
}

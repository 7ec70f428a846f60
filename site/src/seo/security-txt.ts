import type { Practice } from "#practice/practice-schema.ts";

const securityPath = "/.well-known/security.txt";

/**
 * Whom to contact about security problems of the site, as in RFC 9116.
 *
 * `Expires` must be less than a year ahead: the first of a month, ten to eleven months after the build, so that all
 * builds of a month give the same file.
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

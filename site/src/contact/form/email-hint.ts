/** Where most people have their mail: a domain that differs from one of these in one character is probably a typo. */
const usualDomains = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "aol.com",
  "msn.com",
  "live.com",
  "comcast.net",
  "verizon.net",
  "optonline.net",
  "mail.ru",
];

/** Real domains that differ from a usual one in one character. */
const otherDomains = ["mail.com", "ymail.com", "gmx.com", "me.com", "email.com", "rocketmail.com"];

/**
 * A question about an address that is probably mistyped, such as `ana@gmail.con` or `ana@gonzalez`; undefined for any
 * other. It keeps no one from sending.
 */
export function emailHint(address: string): string | undefined {
  const [, name, domain = ""] = /^\s*([^\s@]+)@([^\s@]+?)\s*$/.exec(address.toLowerCase()) ?? [];
  if (!name || usualDomains.includes(domain) || otherDomains.includes(domain)) return undefined;
  const meant = usualDomains.find((usual) => differInOne(domain, usual));
  if (meant) return `Did you mean ${name}@${meant}?`;
  return domain.includes(".") ? undefined : `Is “${domain}” complete? Most addresses end in something like gmail.com.`;
}

/** Whether one character was left out, added, or replaced, or two neighbors changed places. */
function differInOne(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}

import { isIP, isIPv6 } from "node:net";

/** A visitor may send `burst` at once, and one more every `every` milliseconds. */
type Rate = { burst: number; every: number };

/**
 * A bucket of tokens for each name; gives the milliseconds to wait, or 0. In memory alone, so that no address is kept;
 * the names seen last are known, so that a flood of addresses cannot fill the memory.
 */
export function createLimiter({ burst, every }: Rate, clock = () => performance.now(), mostNames = 10_000) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (name: string): number => {
    const now = clock();
    const { tokens, at } = buckets.get(name) ?? { tokens: burst, at: now };
    const filled = Math.min(burst, tokens + (now - at) / every);
    buckets.delete(name);
    buckets.set(name, { tokens: filled >= 1 ? filled - 1 : filled, at: now });
    if (buckets.size > mostNames) buckets.delete(buckets.keys().next().value ?? "");
    return filled >= 1 ? 0 : Math.ceil((1 - filled) * every);
  };
}

/**
 * Who asks: the last address that our own proxies did not write themselves. Each proxy appends the address that it
 * sees, so what a visitor invents is further left. A home has a /64 of IPv6 to itself.
 */
export function visitorOf(peer: string, forwardedFor: string | undefined, proxies: number): string {
  const chain = (forwardedFor ?? "").split(",").map((one) => one.trim());
  // Some proxies write the port, too; what is no address is that of the proxy.
  const forwarded = chain.at(-proxies)?.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3") ?? "";
  const told = proxies > 0 && isIP(forwarded.replace(/%.*/, "")) ? forwarded : peer;
  const address = told.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(address)) return address;
  const groups = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1).split("::");
  const [left = [], right = []] = groups.map((half) => half.split(":").filter(Boolean));
  const zeros = groups.length > 1 ? Array<string>(8 - left.length - right.length).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

import { isIP, isIPv6 } from "node:net";

/** A visitor may send `burst` at once, and one more every `every` milliseconds. */
type Rate = { burst: number; every: number };

const mostNames = 10_000;

/**
 * A token bucket for each name; returns the milliseconds to wait, or 0. In memory only, so that no address is stored;
 * only the most recent names are kept, so that a flood of addresses cannot fill the memory.
 */
export function createLimiter({ burst, every }: Rate, clock = () => performance.now()) {
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

/** Said once. */
let isProxyLogged = false;

/**
 * The client: the address seen by the outermost of our own proxies. Each proxy appends the address that it sees, so
 * forged addresses are further left. IPv6 is reduced to the /64 of a household.
 */
export function visitorOf(peer: string, forwardedFor: string | undefined, proxies: number): string {
  if (forwardedFor !== undefined && proxies === 0 && !isProxyLogged) {
    isProxyLogged = true;
    console.error(
      "Messages: a proxy is in front of this server, and all visitors behind it share one limit. Set PROXIES=1, or how many proxies of yours there are.",
    );
  }
  const chain = (forwardedFor ?? "").split(",").map((one) => one.trim());
  // Some proxies write the port, too; an invalid address is replaced by the proxy's.
  const forwarded = chain.at(-proxies)?.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3") ?? "";
  const client = proxies > 0 && isIP(forwarded.replace(/%.*/, "")) ? forwarded : peer;
  const address = client.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(address)) return address;
  const groups = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1).split("::");
  const [left = [], right = []] = groups.map((half) => half.split(":").filter(Boolean));
  const zeros = groups.length > 1 ? Array<string>(8 - left.length - right.length).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** What is checked of every request before any work: where it comes from, how often, how large, how slow. */
import { isIP, isIPv6 } from "node:net";
import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { timeout } from "hono/timeout";

/**
 * The name under which a request from this computer reached the server: `localhost`, `127.0.0.1` or `[::1]`. Undefined
 * for another name or computer, and for what a proxy passes on, which may come from anywhere.
 */
export function loopbackName({ headers, httpVersion, socket }: IncomingMessage): string | undefined {
  const isPassedOn = Object.keys(headers).some((name) =>
    /^(forwarded|via|cdn-loop|x-forwarded.*|x-original-host|.*-(client|connecting|real|external)-(ip|address))$/.test(
      name,
    ),
  );
  // Proxies speak HTTP/1.0, with or without a Host; browsers do not.
  if (isPassedOn || httpVersion === "1.0" || !/^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? ""))
    return undefined;
  const name = URL.parse(`http://${headers.host ?? ""}`)?.hostname;
  return ["localhost", "127.0.0.1", "[::1]"].find((one) => one === name);
}

/**
 * Whether browsers say that a request comes from our own page: `isOurs` tells by the page's origin. No page can forge
 * these headers; other clients can, so they are not kept out. A GET may also come from the address bar, and has no
 * origin; `mayLackOrigin` says whether others may have none.
 */
export function isFromOurPage(
  { method, headers }: Request,
  isOurs: (origin: string) => boolean,
  mayLackOrigin = false,
): boolean {
  const isRead = method === "GET" || method === "HEAD";
  const [site, origin] = [headers.get("Sec-Fetch-Site"), headers.get("Origin")];
  if (site !== null && site !== "same-origin" && !(isRead && site === "none")) return false;
  return origin === null ? isRead || mayLackOrigin : isOurs(origin);
}

/**
 * Whether messages come from pages of the site, or from no page at all: `same-origin` of the browser is enough; without
 * it the page is at the request's own host or at one of `addresses`, since proxies may change Host. Of the first page at
 * an unknown address the log says what to set.
 */
export function createPageCheck(addresses: () => readonly string[]): (request: Request) => boolean {
  let isLogged = false;
  return (request) => {
    const isOurs = (origin: string) => {
      if (request.headers.has("Sec-Fetch-Site")) return true;
      const page = URL.parse(origin);
      if (!page) return false;
      const known = [`${page.protocol}//${request.headers.get("Host") ?? ""}`, ...addresses()];
      if (known.some((address) => URL.parse(address)?.host === page.host)) return true;
      if (!isLogged)
        console.error(
          `Messages: one was refused, because its page is at an address that is not this site's (${addresses().join(", ")}). If people use another, write it as \`site\` in content/practice.yaml and build again, or have the proxy pass on the Host of the request.`,
        );
      isLogged = true;
      return false;
    };
    return isFromOurPage(request, isOurs, true);
  };
}

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

const maxBytes = 64 * 1024;

/** The body, unless it is larger than `most` bytes or takes longer than `bodyWithin` milliseconds. */
export async function readBody(
  c: Context,
  bodyWithin: number,
  most = maxBytes,
): Promise<Uint8Array<ArrayBuffer> | "large" | "slow"> {
  let body: Uint8Array<ArrayBuffer> | "large" | "slow" = "slow";
  const limit = bodyLimit({ maxSize: most, onError: () => ((body = "large"), new Response()) });
  const read = async () => {
    await limit(c, async () => void (body = new Uint8Array(await c.req.arrayBuffer())));
  };
  // It throws when it is late, or when the connection was lost.
  await timeout(bodyWithin)(c, read).catch(() => {});
  return body;
}

/** The fields of a form or of a JSON object; undefined when it is neither, or not in UTF-8. */
export async function readFields(
  type: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Map<string, string> | undefined> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    if (isType(type, "application/json")) {
      const entries = Object.entries(JSON.parse(text) as object).map(([name, value]) => [name, value ?? ""] as const);
      return entries.every((entry): entry is [string, string | number] =>
        ["string", "number"].includes(typeof entry[1]),
      )
        ? new Map(entries.map(([name, value]) => [name, String(value).toWellFormed()]))
        : undefined;
    }
    const isForm = isType(type, "application/x-www-form-urlencoded");
    if (!isForm && !isType(type, "multipart/form-data")) return undefined;
    if (isForm) decodeURIComponent(text.replaceAll("+", " ")); // Throws where an escape is not UTF-8.
    const form = [...(await new Response(body, { headers: { "Content-Type": type } }).formData())];
    return new Map(form.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return undefined;
  }
}

/** Parsed UTF-8 JSON, nested no deeper than `levels`; undefined when it is something else. */
export function readJsonBody(body: Uint8Array<ArrayBuffer>, levels: number): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return isShallow(value, levels) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1));
}

export function isType(header: string, type: string): boolean {
  return header.split(";")[0]?.trim().toLowerCase() === type;
}

/** Milliseconds in which the database has to answer: before the server cuts a silent connection. */
const databaseWithin = 8_000;

/** What the database gives, or an error when that takes longer; `cut` is then aborted. */
export async function inTime<Value>(value: Promise<Value>, cut?: AbortController): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      cut?.abort(new Error("it was too late to store it"));
      reject(new Error("the database did not answer in time"));
    }, databaseWithin);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

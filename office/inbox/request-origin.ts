import type { HonoRequest } from "hono";
import type { IncomingMessage } from "node:http";

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
 * Whether requests come from pages of the site, or from no page at all: what the browser says is enough; otherwise the
 * page is at the request's own host or at one of `addresses`, since proxies may change Host. No page can forge these
 * headers; other clients can, so it does not keep them out. Of the first page at an unknown address the log says what to
 * set.
 */
export function createPageCheck(addresses: () => readonly string[]): (request: Request) => boolean {
  let isLogged = false;
  return ({ headers }) => {
    const [site, origin] = [headers.get("Sec-Fetch-Site"), headers.get("Origin")];
    if (site !== null) return site === "same-origin";
    if (origin === null) return true;
    const page = URL.parse(origin);
    if (!page) return false;
    const known = [`${page.protocol}//${headers.get("Host") ?? ""}`, ...addresses()];
    if (known.some((address) => URL.parse(address)?.host === page.host)) return true;
    if (!isLogged)
      console.error(
        `Messages: one was refused, because its page is at an address that is not this site's (${addresses().join(", ")}). If people use another, write it as \`site\` in content/practice.yaml and build again, or have the proxy pass on the Host of the request.`,
      );
    isLogged = true;
    return false;
  };
}

/**
 * Whether the request comes from a page at one of these origins: browsers report the source of a request, and no other
 * page can forge it. A GET may also come from the address bar.
 */
export function isFromOurPage(request: HonoRequest, origins: readonly string[]): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const [site, origin] = [request.header("Sec-Fetch-Site"), request.header("Origin")];
  if (site !== undefined && site !== "same-origin" && !(isRead && site === "none")) return false;
  return origin === undefined ? isRead : origins.includes(origin.toLowerCase());
}

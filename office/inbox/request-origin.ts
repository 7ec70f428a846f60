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

import type { HonoRequest } from "hono";

/**
 * Whether the request comes from a page at one of these origins: browsers report the source of a request, and no other
 * page can forge it. A GET may also come from the address bar.
 */
export function isFromOurPage(request: HonoRequest, origins: readonly string[]): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const [site, origin] = [request.header("Sec-Fetch-Site"), request.header("Origin")];
  if (site !== undefined && site !== "same-origin" && !(isRead && site === "none")) return false;
  return origin === undefined ? isRead : origins.includes(origin);
}

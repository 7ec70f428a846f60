import type { Page } from "@playwright/test";

/** All requests of the page, and of pages that it opens, from now on. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

/** All errors in the browser from now on: on the console, uncaught ones, and policy violations. */
export async function recordErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return errors;
}

/**
 * All uses of storage, and of ways to send data other than requests, by the page, its frames and the pages it opens,
 * from now on: reading a property counts.
 */
export async function recordUses(page: Page): Promise<string[]> {
  const uses: string[] = [];
  await page.context().exposeFunction("recordUse", (name: string) => uses.push(name));
  await page.context().addInitScript(() => {
    const { recordUse } = window as unknown as { recordUse: (name: string) => void };
    const watched: readonly (readonly [owner: object, names: readonly string[]])[] = [
      [Document.prototype, ["cookie", "requestStorageAccess"]],
      [window, ["cookieStore", "localStorage", "sessionStorage", "indexedDB", "caches", "name"]],
      [Navigator.prototype, ["serviceWorker", "storage", "sendBeacon"]],
      [History.prototype, ["pushState", "replaceState"]],
      [Navigation.prototype, ["navigate", "updateCurrentEntry"]],
      [window, ["WebSocket", "WebTransport", "RTCPeerConnection", "SharedWorker", "BroadcastChannel"]],
    ];
    for (const [owner, names] of watched)
      for (const name of names) {
        const original = Object.getOwnPropertyDescriptor(owner, name) ?? { value: undefined };
        Object.defineProperty(owner, name, {
          get(this: unknown) {
            recordUse(name);
            return original.get ? original.get.call(this ?? window) : original.value;
          },
          set(this: unknown, value: unknown) {
            recordUse(name);
            original.set?.call(this ?? window, value);
          },
        });
      }
  });
  return uses;
}

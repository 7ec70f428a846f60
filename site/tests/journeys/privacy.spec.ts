import { readdirSync, readFileSync } from "node:fs";
import { routes } from "#routes.ts";
import { offices } from "../support/content.ts";
import { noPage, sampleOf, templates } from "./support/paths.ts";
import { recordErrors, recordRequests, recordUses } from "./support/record.ts";
import { expect, test, type Page } from "./support/test.ts";

const dist = new URL("../../../dist/", import.meta.url);

/** All pages of the sitemap, and the 404 page. */
const everyPath = readdirSync(dist)
  .filter((file) => /^sitemap-\d+\.xml$/.test(file))
  .flatMap((file) => [...readFileSync(new URL(file, dist), "utf8").matchAll(/<loc>([^<]+)/g)])
  .map(([, address = ""]) => new URL(address).pathname)
  .concat(noPage);

const maps = "https://www.google.com/**";
/** The `<summary>` of a live map, the only request to another host. */
const mapOpener = "summary:has(+ iframe)";

/** Records all uses of storage and requests of a page; `leaks` are requests to other hosts. */
async function watch(page: Page) {
  const requests = recordRequests(page);
  const errors = await recordErrors(page);
  const uses = await recordUses(page);
  const leaks = () => requests.filter((request) => !request.startsWith(`GET ${new URL(page.url()).origin}/`));
  const stored = async () => [...uses, ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`)];
  return { requests, errors, leaks, stored };
}

/** Operates every control on the page as a person would, without navigating. */
async function useEverything(page: Page, path: string) {
  // Narrow enough for the menu button.
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.evaluate(async (exception) => {
    for (const one of document.querySelectorAll<HTMLElement | SVGElement>(
      "a, button, summary, input, select, textarea",
    )) {
      one.focus();
      if (one.matches(`button, summary:not(${exception}), a[href^="#"]`))
        one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    // Waits for late responses.
    await new Promise(requestAnimationFrame);
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    // From here on clicks do not navigate: that is when browsers may prefetch.
    addEventListener("click", (event) => event.preventDefault(), true);
  }, mapOpener);
  // The footer is the same on all pages of a template.
  const part = templates.includes(path) ? "body" : "main";
  for (const link of await page.locator(`${part} a[href^="https:"]:visible`).all()) await link.click();
}

/** The pages that `npm test` uses: a page to read, the form, and a tool. */
const used: readonly string[] = [routes.home, routes.contact, routes.claim];

for (const path of sampleOf(everyPath))
  test(
    `using everything on ${path} sends nothing to other hosts, loads scripts only for islands and the crash day, stores nothing, and causes no error`,
    { tag: used.includes(path) ? "@desktop" : ["@desktop", "@thorough"] },
    async ({ page, context }) => {
      const { requests, errors, leaks, stored } = await watch(page);
      const answer = await page.goto(path);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const isScript = (request: string) => /\.m?js\b/.test(request);
      expect(requests.length, "files of a first visit").toBeLessThanOrEqual(5);
      expect(requests.filter(isScript), "scripts before anything is used").toEqual([]);
      await useEverything(page, path);

      expect(leaks()).toEqual([]);
      const islands = await page.locator("astro-island").count();
      const scripts = Map.groupBy(
        requests.filter(isScript),
        (request) => /_astro\/crash-day/.exec(request)?.[0] ?? "islands",
      );
      expect(scripts.has("islands"), "loads script files").toBe(islands > 0);
      expect(scripts.has("_astro/crash-day"), "loads the script for the reader's own dates").toBe(path === routes.home);
      expect(await stored()).toEqual([]);
      expect(context.pages()).toEqual([page]);
      const headers = Object.keys((await answer?.allHeaders()) ?? {});
      expect(headers.filter((name) => /^(set-cookie|nel|report-to|reporting-endpoints|accept-ch)$/.test(name))).toEqual(
        [],
      );
      const expected = [
        ...(path === noPage ? [/status of 404/, new RegExp(`404: no page at ${noPage}`)] : []),
        // Only tests press three of its buttons at once.
        ...(path === routes.prepare ? [/too frequent calls to print/] : []),
      ];
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
  );

test(
  "a map is requested from another host only when a person opens it, and no other map is",
  { tag: "@phone" },
  async ({ page }) => {
    const office = offices.at(-1) as (typeof offices)[number];
    const { errors, leaks, stored } = await watch(page);
    await page.route(maps, (route) => route.fulfill({ contentType: "text/html", body: "<title>Map</title>A map" }));
    await page.goto(routes.locations, { waitUntil: "networkidle" });
    // On a phone the drawn map, too, is folded.
    await page.locator(`#${office.id}`).getByText("Map, services and getting here").click();
    const summary = page.locator(`#${office.id} ${mapOpener}`);
    await summary.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await summary.hover();
    expect(leaks()).toEqual([]);

    const asked = page.waitForRequest(maps);
    await summary.click();
    const request = await asked;
    expect(new URL(request.url()).searchParams.get("q")).toContain(
      `${office.street}, ${office.city}, ${office.state} ${office.zip}`,
    );
    expect((await request.allHeaders())["referer"]).toBeUndefined();
    const frame = page.frameLocator(`iframe[title="Interactive map of the ${office.name} office"]`);
    await expect(frame.getByText("A map")).toBeVisible();
    expect(leaks()).toEqual([`GET ${request.url()}`]);
    expect(await stored()).toEqual([]);
    expect(errors).toEqual([]);
  },
);

const recordedUses: readonly { use: string; seen: string; act: () => unknown }[] = [
  { use: "a cookie", seen: "cookie", act: () => (document.cookie = "a=1") },
  { use: "a read of cookies", seen: "cookie", act: () => document.cookie },
  { use: "a read of local storage", seen: "localStorage", act: () => localStorage.length },
  { use: "a note for the session", seen: "sessionStorage", act: () => sessionStorage.setItem("a", "1") },
  { use: "a database", seen: "indexedDB", act: () => indexedDB.open("a") },
  { use: "a cache", seen: "caches", act: () => caches.open("a") },
  { use: "a service worker", seen: "serviceWorker", act: () => navigator.serviceWorker.register("/a.js") },
  { use: "a file of the site's own", seen: "storage", act: () => navigator.storage.getDirectory() },
  { use: "a named window", seen: "name", act: () => (window.name = "a") },
  { use: "a state in the history", seen: "replaceState", act: () => history.replaceState({ a: 1 }, "") },
  { use: "a beacon", seen: "sendBeacon", act: () => navigator.sendBeacon("/a") },
  { use: "a socket", seen: "WebSocket", act: () => new WebSocket("wss://example.com") },
];

test(
  "the watch records even reads of APIs that could store or send something",
  { tag: "@desktop" },
  async ({ page }) => {
    const uses = await recordUses(page);
    await page.goto(routes.privacy);
    for (const { use, seen, act } of recordedUses) {
      await page.evaluate(`void (${act.toString()})()`);
      await expect.poll(() => uses.splice(0), { message: use }).toContain(seen);
    }
  },
);

/** What injected code would try: each assigns a string to an injection sink. */
const attempts: Readonly<Record<string, () => void>> = {
  "HTML in an element": () => void (document.body.innerHTML = "<p>in</p>"),
  "HTML beside an element": () => document.body.insertAdjacentHTML("beforeend", "<p>in</p>"),
  "the address of a script": () => void (document.createElement("script").src = "/in.js"),
  "the text of a script": () => void (document.createElement("script").text = "window.ran = true"),
  "a document in a frame": () => void (document.createElement("iframe").srcdoc = "<p>in</p>"),
  "code in an attribute": () => document.body.setAttribute("onclick", "window.ran = true"),
  "code from a string": () => void window.setTimeout("window.ran = true"),
  "a policy that would allow it": () =>
    (
      window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
    ).trustedTypes.createPolicy("mine", { createHTML: (text: string) => text }),
};

for (const path of [routes.home, routes.contact, routes.search])
  test(
    `on ${path} no string is executed; WebAssembly runs only on the search page`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(path);
      for (const [name, attempt] of Object.entries(attempts))
        await expect(page.evaluate(attempt), name).rejects.toThrow(/TrustedHTML|TrustedScript|Policy/);
      const compiles = page.evaluate(() =>
        WebAssembly.compile(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])).then(() => true),
      );
      if (path === routes.search) expect(await compiles).toBe(true);
      else await expect(compiles).rejects.toThrow(/Content Security Policy/);
    },
  );

import { readdirSync, readFileSync } from "node:fs";
import { routes } from "#routes.ts";
import { offices } from "../support/content.ts";
import { noPage, sampleOf, templates } from "./support/paths.ts";
import { recordErrors, recordRequests, recordUses } from "./support/record.ts";
import { expect, test, type Page } from "./support/test.ts";

const dist = new URL("../../dist/", import.meta.url);

/** Every page there is, as the sitemap lists them, and the one that stands where none is. */
const everyPath = readdirSync(dist)
  .filter((file) => /^sitemap-\d+\.xml$/.test(file))
  .flatMap((file) => [...readFileSync(new URL(file, dist), "utf8").matchAll(/<loc>([^<]+)/g)])
  .map(([, address = ""]) => new URL(address).pathname)
  .concat(noPage);

const maps = "https://www.google.com/**";
/** What opens a live map, which is the one thing on the site that asks another host. */
const mapOpener = "summary:has(+ iframe)";

/** Watches all that a page could tell or keep; `told` is what went anywhere but to the site itself. */
async function watch(page: Page) {
  const requests = recordRequests(page);
  const faults = await recordErrors(page);
  const uses = await recordUses(page);
  const told = () => requests.filter((request) => !request.startsWith(`GET ${new URL(page.url()).origin}/`));
  const kept = async () => [...uses, ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`)];
  return { requests, faults, told, kept };
}

/** Does with everything on the page what a person can do, and leaves it by no link. */
async function useEverything(page: Page, path: string) {
  // Narrow enough for the menu to have its button.
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.evaluate(async (exception) => {
    for (const one of document.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea")) {
      one.focus();
      if (one.matches(`button, summary:not(${exception}), a[href^="#"]`)) one.click();
    }
    // Whatever answers later has answered.
    await new Promise(requestAnimationFrame);
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    // From here on a press of a link is only a press: that is when browsers fetch ahead, if they may.
    addEventListener("click", (event) => event.preventDefault(), true);
  }, mapOpener);
  // The footer is the same on all pages of a make.
  const part = templates.includes(path) ? "body" : "main";
  for (const link of await page.locator(`${part} a[href^="https:"]:visible`).all()) await link.click();
}

for (const path of sampleOf(everyPath))
  test(
    `whatever somebody does on ${path}, it asks nobody else, loads code only for an island and words of the glossary, keeps nothing, and reports no fault`,
    { tag: "@desktop" },
    async ({ page, context }) => {
      const { requests, faults, told, kept } = await watch(page);
      const answer = await page.goto(path);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const isScript = (request: string) => /\.m?js\b/.test(request);
      expect(requests.length, "files of a first visit").toBeLessThanOrEqual(5);
      expect(requests.filter(isScript), "scripts before anything is used").toEqual([]);
      await useEverything(page, path);

      expect(told()).toEqual([]);
      const islands = await page.locator("astro-island").count();
      const words = await page.locator("main a[data-term]").count();
      const scripts = Map.groupBy(
        requests.filter(isScript),
        (request) => /_astro\/(explain|crash-day)/.exec(request)?.[0] ?? "islands",
      );
      expect(scripts.has("islands"), "asks for script files").toBe(islands > 0);
      expect(scripts.has("_astro/crash-day"), "asks for what draws the reader's own line").toBe(path === routes.home);
      expect(scripts.has("_astro/explain"), "asks for what explains its words").toBe(words > 0);
      expect(await kept()).toEqual([]);
      expect(context.pages()).toEqual([page]);
      const headers = Object.keys((await answer?.allHeaders()) ?? {});
      expect(headers.filter((name) => /^(set-cookie|nel|report-to|reporting-endpoints|accept-ch)$/.test(name))).toEqual(
        [],
      );
      const expected = [
        ...(path === noPage ? [/status of 404/, new RegExp(`404: no page at ${noPage}`)] : []),
        // Nobody else presses three of its buttons in one moment.
        ...(path === routes.prepare ? [/too frequent calls to print/] : []),
      ];
      expect(faults.filter((fault) => !expected.some((words) => words.test(fault)))).toEqual([]);
    },
  );

test(
  "another host is asked for a map only when a person opens it, and only for that one",
  { tag: "@phone" },
  async ({ page }) => {
    const office = offices.at(-1) as (typeof offices)[number];
    const { faults, told, kept } = await watch(page);
    await page.route(maps, (route) => route.fulfill({ contentType: "text/html", body: "<title>Map</title>A map" }));
    await page.goto(routes.locations, { waitUntil: "networkidle" });
    const summary = page.locator(`#${office.id} ${mapOpener}`);
    await summary.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await summary.hover();
    expect(told()).toEqual([]);

    const asked = page.waitForRequest(maps);
    await summary.click();
    const request = await asked;
    expect(new URL(request.url()).searchParams.get("q")).toContain(
      `${office.street}, ${office.city}, ${office.state} ${office.zip}`,
    );
    expect((await request.allHeaders())["referer"]).toBeUndefined();
    const frame = page.frameLocator(`iframe[title="Interactive map of the ${office.name} office"]`);
    await expect(frame.getByText("A map")).toBeVisible();
    expect(told()).toEqual([`GET ${request.url()}`]);
    expect(await kept()).toEqual([]);
    expect(faults).toEqual([]);
  },
);

const slips: readonly { slip: string; seen: string; act: () => unknown }[] = [
  { slip: "a cookie", seen: "cookie", act: () => (document.cookie = "a=1") },
  { slip: "a look at cookies", seen: "cookie", act: () => document.cookie },
  { slip: "a look at local storage", seen: "localStorage", act: () => localStorage.length },
  { slip: "a note for the session", seen: "sessionStorage", act: () => sessionStorage.setItem("a", "1") },
  { slip: "a database", seen: "indexedDB", act: () => indexedDB.open("a") },
  { slip: "a cache", seen: "caches", act: () => caches.open("a") },
  { slip: "a service worker", seen: "serviceWorker", act: () => navigator.serviceWorker.register("/a.js") },
  { slip: "a file of the site's own", seen: "storage", act: () => navigator.storage.getDirectory() },
  { slip: "a named window", seen: "name", act: () => (window.name = "a") },
  { slip: "a state in the history", seen: "replaceState", act: () => history.replaceState({ a: 1 }, "") },
  { slip: "a beacon", seen: "sendBeacon", act: () => navigator.sendBeacon("/a") },
  { slip: "a socket", seen: "WebSocket", act: () => new WebSocket("wss://example.com") },
];

test("the watch sees even a look at what could keep or carry something", { tag: "@desktop" }, async ({ page }) => {
  const uses = await recordUses(page);
  await page.goto(routes.privacy);
  for (const { slip, seen, act } of slips) {
    await page.evaluate(`void (${act.toString()})()`);
    await expect.poll(() => uses.splice(0), { message: slip }).toContain(seen);
  }
});

/** What code that found its way into a page would try: each puts a string where the browser would run it. */
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
    `on ${path} no string becomes code; WebAssembly runs on the search page alone`,
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

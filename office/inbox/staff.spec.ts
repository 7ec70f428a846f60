import { readFileSync } from "node:fs";
import { statusPagePath } from "@practice/site/contact/message-paths.ts";
import { readPage } from "#page-files.ts";
import { newMessages, passphrase, startMessagesServer } from "#tests/support/messages-server.ts";
import { axeViolations, smallTargets } from "@practice/site/tests/journeys/support/checks.ts";
import { lowContrast } from "@practice/site/tests/journeys/support/contrast.ts";
import { createDesk, open, register, rowOf, unlock, withPasskeys } from "#tests/support/desk.ts";
import { recordRequests } from "@practice/site/tests/journeys/support/record.ts";
import { hoverAll } from "@practice/site/tests/journeys/support/visibility-and-focus.ts";
import { type Browser, expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

let server: Awaited<ReturnType<typeof startMessagesServer>>;
let desk: ReturnType<typeof createDesk>;

test.describe.configure({ mode: "serial", timeout: 90_000 });
const portOf = (baseURL = "") => Number(new URL(baseURL).port) + 3;
test.use({ baseURL: ({ baseURL }, use) => use(`http://localhost:${portOf(baseURL)}`) });

test.beforeAll(async ({}, { project }) => {
  const port = portOf(project.use.baseURL);
  const origin = `http://localhost:${port}`;
  const environment = { ...newMessages("staff"), STAFF_ORIGIN: origin, PROXIES: "1" };
  desk = createDesk(origin, environment);
  server = await startMessagesServer(port, environment);
});

test.afterAll(() => server.stop());

const hostile = `=1+1 <style>* { display: none }</style><script>document.title = "taken"</script><img src=x onerror="document.title='taken'"> \u202Etxet \u0007${"long".repeat(100)}`;

/** After the last passkey: the contrast check removes the device of passkeys. */
async function expectContrast(page: Page) {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await lowContrast(page, "body"), `contrast, ${colorScheme}`).toEqual([]);
  }
}

async function expectAccessible(page: Page, state: string) {
  expect.soft(await axeViolations(page), state).toEqual([]);
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const newNote = (page: Page) => page.getByLabel("New note");

/** A second browser with its own device and IP address, since sign-ins are rate-limited by address. */
async function secondPage(browser: Browser, baseURL: string | undefined, address = "192.0.2.2") {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "X-Forwarded-For": address } });
  return context.newPage();
}

test.describe("the front desk", { tag: "@desktop" }, () => {
  test("from an invitation to the answer, by two people, with nothing left behind", async ({
    page,
    browser,
    baseURL,
  }) => {
    const [first, second] = [await desk.send(hostile), await desk.send("Second.", "attorney")];
    const third = await desk.send(`Third. ${"A long story. ".repeat(700)}`);
    const requests = recordRequests(page);
    await withPasskeys(page);
    await page.goto(desk.invite("Front desk, Anna"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Front desk, Anna");
    expect(page.url()).not.toContain("#");
    await expectAccessible(page, "invited");
    await press(page, "Create a passkey");
    await page.getByLabel("Passphrase").fill("another one");
    await press(page, "Open");
    await expect(page.getByLabel("Passphrase")).toHaveAccessibleDescription(/neither the passphrase nor/);
    await unlock(page);

    // By keyboard: the list, the message, and back to its row.
    await expect(rowOf(page, first.number)).toHaveAccessibleName(/Patient.*23 h left.*New/);
    await expect(rowOf(page, second.number)).toHaveAccessibleName(/Zoë Ávila.*Attorney.*Second/);
    // Everything is found, opened or not, and in whatever list it is.
    await page.getByRole("searchbox").fill("avila second");
    await expect(rowOf(page, first.number)).toBeHidden();
    await expect(rowOf(page, second.number)).toBeVisible();
    await page.getByRole("searchbox").fill("");
    await rowOf(page, first.number).focus();
    await page.keyboard.press("j");
    await expect(rowOf(page, second.number)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: `Message ${first.number}` })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rowOf(page, first.number)).toBeFocused();
    await open(page, first.number);

    // What was sent is rendered as text only.
    const text = `=1+1 <style>* { display: none }</style><script>document.title = "taken"</script><img src=x`;
    await expect(page.locator("blockquote")).toContainText(text);
    await expect(page.locator("blockquote code")).toHaveText(["U+202E", "U+0007"]);
    await expect(page.locator("blockquote :is(script, style, img)")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "212-555-0188" })).toHaveAttribute("href", "tel:+12125550188");
    const mail = `mailto:zoe@example.com?subject=Your%20message%20${first.number}`;
    await expect(page.getByRole("link", { name: "zoe@example.com" })).toHaveAttribute("href", mail);
    // A reply starts in the mail program, with nothing of the message.
    const reply = page.getByRole("group", { name: "Start an email" }).getByRole("link").first();
    expect(await reply.getAttribute("href")).toMatch(new RegExp(`^${mail.replace("?", "\\?")}&body=(?!.*taken)`));
    await expectAccessible(page, "message");
    expect(await smallTargets(page)).toEqual([]);
    await expectContrast(page);

    await press(page, "Take");
    await expect(page.getByText("Front desk, Anna has it since")).toBeVisible();
    expect(await desk.stageOf(first)).toMatchObject({ stage: "taken" });

    // While offline, what is typed stays.
    await press(page, "Note");
    await page.keyboard.type("Call before noon.");
    await page.context().setOffline(true);
    await expect(page.getByText("No connection. What you see is from")).toBeVisible();
    await press(page, "Save the note");
    await expect(page.getByRole("alert").filter({ hasText: "may not have been saved" })).toBeVisible();
    await expect(newNote(page)).toHaveValue("Call before noon.");
    await expectAccessible(page, "offline");
    await page.context().setOffline(false);
    await newNote(page).press("Control+Enter");
    await expect(page.getByRole("list").getByText("Call before noon.")).toBeVisible();
    await expect(newNote(page)).toHaveValue("");

    await press(page, "Correct");
    await page.getByLabel("Correct the note").fill("Call after noon.");
    await press(page, "Save the correction");
    await expect(page.getByText("Call before noon.")).toBeHidden();
    await page.getByText("Earlier version", { exact: true }).click();
    await expect(page.getByText("Call before noon.")).toBeVisible();
    await expectAccessible(page, "a corrected note");

    // A message that comes meanwhile is there within seconds, and moves nothing in the head.
    const lock = page.getByRole("button", { name: "Lock" });
    const before = await lock.boundingBox();
    const fourth = await desk.send("Fourth.");
    const news = page.getByRole("button", { name: /^1 new message, / });
    await expect(news).toBeVisible();
    await expect(rowOf(page, fourth.number)).toBeVisible();
    expect(await lock.boundingBox()).toEqual(before);
    expect(await smallTargets(page)).toEqual([]);
    await news.click();
    await expect(page.getByRole("heading", { name: `Message ${fourth.number}` })).toBeFocused();
    await expect(news).toHaveCount(0);

    // A second person, invited on the page.
    await press(page, "People");
    await page.getByLabel("Invite somebody").fill("Front desk, Ben");
    await press(page, "Make a link");
    const shown = await page.getByText(/#invite=/).innerText();
    await expectAccessible(page, "people");
    const other = await secondPage(browser, baseURL);
    await register(other, shown);
    await expect(other.getByRole("button", { name: "Audit" })).toHaveCount(0);
    await open(other, first.number);
    await expect(other.getByText("Front desk, Anna has it since")).toBeVisible();
    await expect(other.getByRole("list").getByText("Call after noon.")).toBeVisible();
    await newNote(other).fill("I know her.");

    await press(page, "Messages");
    await open(page, third.number);
    await page.getByText("More", { exact: true }).click();
    await expectAccessible(page, "more");
    await press(page, "Give to Front desk, Ben");
    await expect(page.getByText("Front desk, Ben has it since")).toBeVisible();
    await open(page, first.number);
    await press(page, "Called");
    await expect(page.getByText("Called by Front desk, Anna")).toBeVisible();
    // The focused button was removed: the next element has the focus.
    await expect(page.getByRole("button", { name: "Next message" })).toBeFocused();
    await expect(rowOf(page, first.number)).toHaveCount(0);
    expect(await desk.stageOf(first)).toMatchObject({ stage: "answered", by: "phone" });

    await press(other, "Emailed");
    const conflict = other.getByRole("alert").filter({ hasText: "Somebody just changed this" });
    await expect(conflict).toContainText("Emailed");
    await expect(conflict).toContainText("Called by Front desk, Anna");
    await expectAccessible(other, "conflict");
    await expect(newNote(other)).toHaveValue("I know her.");
    await press(other, "Do it anyway");
    await expect(conflict).toHaveCount(0);
    await expect(other.getByText("Emailed by Front desk, Ben")).toBeVisible();

    // Anna ends Ben's session, then removes his passkey: his page shows nothing, and he cannot sign in.
    await press(page, "People");
    const ben = page.getByRole("region", { name: /^Front desk, Ben/ });
    await expect(ben.getByRole("button", { name: "Link for another passkey" })).toBeVisible();
    await ben.getByRole("button", { name: "End session 1" }).click();
    await expect(ben.getByText("0 open sessions")).toBeVisible();
    await rowOf(other, second.number).click();
    const title = other.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Locked");
    expect(await other.content()).not.toMatch(/I know her|Call (before|after) noon/);
    await press(other, "Sign in with a passkey");
    await expect(title).toHaveText("Open the messages");
    await ben.getByRole("button", { name: "Remove passkey 1" }).click();
    await expect(ben.getByText("0 passkeys")).toBeVisible();
    await other.getByLabel("Passphrase").fill(passphrase);
    await press(other, "Open");
    await expect(title).toHaveText("Locked");
    await press(other, "Sign in with a passkey");
    await expect(other.getByRole("alert")).toContainText("This passkey does not sign in here");
    await other.context().close();
    await press(page, "Remove Front desk, Ben");
    await press(page, "Yes, remove Front desk, Ben");
    await expect(ben).toHaveCount(0);

    // Recipients of notices, and all messages as CSV, with no cell that a spreadsheet would execute.
    await press(page, "Settings");
    await page.getByLabel(/addresses/i).fill("anna@example.com\nben@example.com");
    await page.getByLabel("Remind after 18 hours").uncheck();
    await press(page, "Save");
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
    const saving = page.waitForEvent("download");
    await press(page, "Save messages.csv");
    const csv = readFileSync(await (await saving).path(), "utf8");
    expect(csv).toMatch(new RegExp(`^"${first.number}",.*"Emailed".*"Front desk, Ben"`, "m"));
    expect(csv).toContain(`"'${text.replaceAll('"', '""')}`);
    expect(csv).toContain('"Front desk, Anna: Call after noon."');
    await press(page, "Audit");
    await expect(page.getByText("sends notices to anna@example.com, ben@example.com, reminders: 22 h")).toBeVisible();
    await expect(page.getByText("exported")).toHaveCount(4);
    await press(page, "Messages");

    // Not reached: it stays in the list until a day, and the visitor reads that someone is on it.
    await open(page, third.number);
    await press(page, "Left a voicemail");
    await expect(
      page.getByText(/^Left a voicemail by Front desk, Anna, .*; call again \w+, .*Nobody has taken it/),
    ).toBeVisible();
    await expect(rowOf(page, third.number)).toContainText(/Again \w+, .*Left a voicemail/);
    expect(await desk.stageOf(third)).toMatchObject({ stage: "taken", answerBy: null });
    await page.getByText("More", { exact: true }).click();
    await press(page, "Call again");
    await expect(page.getByText(/^Call again \w+, .*Nobody has taken it/)).toBeVisible();
    const more = page.getByText("More", { exact: true });
    const place = (await more.boundingBox())?.x;
    await more.click();
    expect((await more.boundingBox())?.x, "it stays after the other actions").toBe(place);
    await press(page, "Wait for them");
    await expect(page.getByText(/^Waiting for them, check again .*Nobody has taken it/)).toBeVisible();

    // Spam and back, deleted and restored from the trash.
    await page.getByRole("article").getByRole("button", { name: "Spam" }).click();
    await expect(page.getByText("Marked as spam by Front desk, Anna")).toBeVisible();
    await press(page, "Not spam");
    await expect(page.getByText(/^Read, .*Nobody has taken it/)).toBeVisible();
    await press(page, "Delete");
    await expect(page.getByText("Deleted by Front desk, Anna")).toBeVisible();
    await expect(rowOf(page, third.number)).toHaveCount(0);
    // A list that is chosen while searching is shown whole.
    await page.getByRole("searchbox").fill("nowhere");
    await expect(page.getByText(/^None of the \d+ messages/)).toBeVisible();
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
    await press(page, "Trash 1");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(rowOf(page, third.number)).toBeVisible();
    await press(page, "Delete for good");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await press(page, "Restore");
    await press(page, /^To answer/);
    await expect(rowOf(page, third.number)).toBeVisible();
    await expect(page).toHaveTitle("(1) Front desk");

    // Typed and not saved: there after another message, and after the lock, with the message that was open.
    await newNote(page).fill("Ask the lawyer.");
    await open(page, second.number);
    await expect(newNote(page)).toHaveValue("");
    await expect(rowOf(page, third.number)).toContainText("Unsaved note");
    await open(page, third.number);
    await expect(newNote(page)).toHaveValue("Ask the lawyer.");
    await press(page, "Lock");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Locked");
    expect(await page.content()).not.toContain("Ask the lawyer");
    await press(page, "Sign in with a passkey");
    await unlock(page);
    await expect(page.getByRole("heading", { name: `Message ${third.number}` })).toBeVisible();
    await expect(newNote(page)).toHaveValue("Ask the lawyer.");
    await expect(page).toHaveTitle("Front desk");

    // That alone is stored outside the page, sealed; of messages nothing.
    const left = await page.evaluate(async () => ({
      stored: [localStorage.length, (await indexedDB.databases()).length],
      kept: Object.keys(sessionStorage).map((name) => [name, sessionStorage.getItem(name)].join(" ")),
      caches: await caches.keys(),
      state: history.state as unknown,
      address: location.href,
    }));
    expect(left).toEqual({
      stored: [0, 0],
      kept: [expect.stringMatching(/^kept \d+ \{"keyId":1,"sealed":"[A-Za-z0-9+/=]{300,}"\}$/)],
      caches: [],
      state: null,
      address: `${baseURL}/staff`,
    });
    await newNote(page).fill("");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(requests.filter((request) => request.includes(String(first.number)))).toEqual([]);

    // From one that was found to the next.
    await page.getByRole("searchbox").fill("avila");
    const rows = page.locator("[id^=row-]");
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    const found = await rows.evaluateAll((all) => all.map(({ id }) => Number(id.slice("row-".length))));
    await open(page, found[1] ?? 0);
    await press(page, "Next message");
    await expect(page.getByRole("heading", { name: `Message ${found[2]}` })).toBeVisible();

    // The link in a notice.
    await page.goto(`/staff#message=${fourth.number}`);
    await expect(page.getByRole("heading", { name: `Message ${fourth.number}` })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/staff`);
  });

  test("the whole day is in sight, and so is what can be done with a message, however long it is", async ({ page }) => {
    const { number } = await desk.send("All of it. ".repeat(900));
    const numbers: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) numbers.push((await desk.send(`One of many, ${nth}.`)).number);
    await register(page, desk.invite("Front desk, Lea"));
    await expect(rowOf(page, numbers.at(-1) ?? 0)).toBeVisible();
    for (const { width, height, rows } of [
      { width: 1280, height: 800, rows: 9 },
      { width: 390, height: 844, rows: 7 },
    ]) {
      await page.setViewportSize({ width, height });
      const boxes = await page
        .locator("[id^=row-]")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(boxes.filter(({ top, bottom }) => top >= 0 && bottom <= height).length).toBeGreaterThanOrEqual(rows);
      await open(page, number);
      for (const name of ["Called", "Emailed", "Needs no answer", "Left a voicemail", "Take", "Note", "Spam", "Delete"])
        await expect(page.getByRole("article").getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: "212-555-0188" })).toBeInViewport({ ratio: 1 });
      // The field of a note is not under them.
      await press(page, "Note");
      await expect(newNote(page)).toBeFocused();
      await newNote(page).click({ trial: true });
      await page.keyboard.press("Escape");
    }
    // List and message scroll separately, below a fixed head.
    await page.setViewportSize({ width: 1280, height: 500 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

    // The list is where it was after a message, with the focus on its row.
    const returning = numbers.at(-5) ?? 0;
    const row = rowOf(page, returning);
    const topOf = async () => Math.round((await row.boundingBox())?.y ?? NaN);
    for (const { width, height, back } of [
      { width: 1280, height: 500, back: () => page.keyboard.press("Escape") },
      { width: 390, height: 600, back: () => press(page, "Back to the list") },
      { width: 390, height: 600, back: () => page.goBack() },
    ]) {
      await page.setViewportSize({ width, height });
      // Neither at the top nor where a browser scrolls focused elements: at an edge or in the middle.
      await row.evaluate((element) => element.scrollIntoView({ block: "start" }));
      const edge = await topOf();
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, -60);
      // Before that, the row is still at the edge, or scrolling.
      await expect.poll(topOf).toBe(edge + 60);
      await open(page, returning);
      await back();
      await expect(row).toBeFocused();
      expect(await topOf()).toBe(edge + 60);
    }
  });

  for (const hasPrf of [true, false])
    test(`the passphrase is typed ${hasPrf ? "once on a device whose passkey makes a key" : "each time on another device"}`, async ({
      page,
    }) => {
      const sent: (string | null)[] = [];
      page.on("request", (request) => sent.push(request.postData()));
      await withPasskeys(page, hasPrf);
      await page.goto(desk.invite("Front desk, Ida"));
      await press(page, "Create a passkey");
      await expect(page.getByText("Only this once")).toBeVisible({ visible: hasPrf });
      await unlock(page);
      await press(page, "Lock");
      await press(page, "Sign in with a passkey");
      if (!hasPrf) return expect(page.getByLabel("Passphrase")).toBeFocused();
      await expect(page.getByRole("button", { name: "Lock" })).toBeVisible();
      await page.reload();
      await expectAccessible(page, "opened by the passkey");
      await press(page, "Open with the passkey");
      await expect(page.getByRole("button", { name: "Lock" })).toBeVisible();
      // The secret of the passkey stays in the browser.
      expect(sent.join()).toMatch(/"clientExtensionResults":\{\}/);
      expect(sent.join()).not.toContain("prf");

      // After the practice's keys were locked anew, the passphrase is asked once.
      desk.renewKeys();
      await press(page, "Lock");
      await press(page, "Sign in with a passkey");
      await expect(page.getByText("asked once more")).toBeVisible();
      await unlock(page);
    });

  test("desk and editor lead to each other, and neither is loaded anew", async ({ page, context }) => {
    const files = await readPage(".", "editor");
    let isOpen = true;
    // The editor as it is to somebody whose session is over.
    await context.route("**/staff/site/**", (route) => {
      const name = new URL(route.request().url()).pathname.slice("/staff/site".length);
      if (!isOpen) return route.fulfill({ status: 404 });
      if (name.startsWith("/api/")) return route.fulfill({ status: 403, json: { problem: "You are signed out." } });
      const path = name === "/" ? "/index.html" : name;
      const headers = { "Cross-Origin-Opener-Policy": "same-origin" };
      const contentType = { js: "text/javascript", css: "text/css" }[path.split(".").at(-1) ?? ""] ?? "text/html";
      return route.fulfill({ body: Buffer.from(files.get(path)?.bytes ?? []), headers, contentType });
    });
    const { number } = await desk.send("The way there and back.");
    await register(page, desk.invite("Front desk, Kim"));
    await open(page, number);
    await newNote(page).fill("Still here.");
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: "Site" }).click();
    const editor = await opening;
    await expect(editor.getByRole("link", { name: "Sign in at the front desk" })).toBeVisible();
    const loaded = () => editor.evaluate(() => performance.timeOrigin);
    const first = await loaded();
    await editor.getByRole("link", { name: "Messages" }).click();
    await expect(newNote(page)).toHaveValue("Still here.");
    await page.getByRole("link", { name: "Site" }).click();
    expect([await loaded(), context.pages().length]).toEqual([first, 2]);

    // Without the passphrase there is a way, too, but none to an editor that is closed.
    await page.reload();
    await expect(page.getByRole("link", { name: "Change the site" })).toBeVisible();
    isOpen = false;
    await unlock(page);
    await expect(page.getByRole("button", { name: "Messages" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Site" })).toHaveCount(0);
  });

  test(
    "on a phone the message replaces the list; after ten minutes without interaction nothing is left",
    { tag: "@thorough" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(statusPagePath);
      await expectAccessible(page, "the status of a message");
      const receipt = await desk.send("Ten minutes later nobody reads this.");
      await register(page, desk.invite("Front desk, Carla"));
      await expectAccessible(page, "list at 390");
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(110);
      await open(page, receipt.number);
      await expect(rowOf(page, receipt.number)).toBeHidden();
      await page.goBack();
      await expect(rowOf(page, receipt.number)).toBeFocused();
      await page.setViewportSize({ width: 320, height: 568 });
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - 320);
      await open(page, receipt.number);
      expect.soft(await sideways(), "message").toBeLessThanOrEqual(0);
      for (const name of ["Settings", "Audit"]) {
        await press(page, name);
        await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
        await expect(page.getByText("Loading…")).toHaveCount(0);
        await expectAccessible(page, name);
        expect.soft(await sideways(), name).toBeLessThanOrEqual(0);
      }

      await page.clock.install();
      await page.reload();
      // Minutes spent on finding the passphrase do not extend the session of the page.
      await expect(page.getByLabel("Passphrase")).toBeFocused();
      await page.clock.fastForward("04:00");
      await unlock(page);
      // The message that was open is open again.
      await expect(page.locator("blockquote").getByText("nobody reads this")).toBeVisible();
      await expect(page.getByText(/^23 h 5[0-6] min left, due/)).toBeVisible();
      // Once the network is back the page asks anew, without waiting for the answer to what it asked before.
      const asked: string[] = [];
      const isNews = (request: { url: () => string }) => request.url().endsWith("/changes");
      page.on("request", (request) => void (isNews(request) && asked.push("asked")));
      await page.route("**/messages/changes", () => {}, { times: 1 });
      await page.clock.fastForward("01:01");
      await expect.poll(() => asked).toEqual(["asked"]);
      await page.context().setOffline(true);
      await expect(page.getByText("No connection. What you see is from")).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText("No connection")).toHaveCount(0);
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      await page.keyboard.press("Shift");
      await page.clock.fastForward("09:30");
      await expect(page.locator("blockquote").getByText("nobody reads this")).toBeVisible();
      await expect(page.getByText("locks within a minute")).toBeVisible();
      // Work in another tab counts for this one.
      const otherTab = await page.context().newPage();
      await otherTab.goto("/staff");
      await otherTab.getByLabel("Passphrase").fill("x");
      await expect(page.getByText("locks within a minute")).toHaveCount(0);
      await otherTab.close();
      await page.clock.fastForward("09:30");
      await expect(page.locator("blockquote").getByText("nobody reads this")).toBeVisible();
      await page.clock.fastForward("00:40");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Locked");
      expect(await page.content()).not.toMatch(/nobody reads this|Carla/);
      await expectAccessible(page, "locked");
      await press(page, "Sign in with a passkey");
      await expect(page.getByText("Signed in as Front desk, Carla")).toBeVisible();
      await unlock(page);
      await expect(page.locator("blockquote").getByText("nobody reads this")).toBeVisible();
      await expectContrast(page);
    },
  );

  test(
    "every state has enough contrast: in the dark theme at rest, in the light theme on hover",
    { tag: "@thorough" },
    async ({ page }) => {
      test.setTimeout(480_000);
      // Nothing is below the edge of a scroll container: what is not drawn cannot be measured.
      await page.setViewportSize({ width: 1280, height: 1400 });
      const expectState = async (state: string) => {
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        expect.soft(await lowContrast(page), `${state}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        const session = await hoverAll(page);
        expect.soft(await lowContrast(page), `${state}, light, under the pointer`).toEqual([]);
        await session.detach();
      };
      const title = page.getByRole("heading", { level: 1 });
      const [first, second, third] = [await desk.send("First."), await desk.send("Second."), await desk.send("Third.")];
      await register(page, desk.invite("Front desk, Dora"));
      await expect(rowOf(page, first.number)).toBeVisible();
      await expectState("list");

      await open(page, first.number);
      await newNote(page).fill("Call before noon.");
      await press(page, "Save the note");
      await expect(page.getByRole("list").getByText("Call before noon.")).toBeVisible();
      await press(page, "Called");
      await expect(page.getByText("Called by Front desk, Dora")).toBeVisible();
      await expectState("answered, with a note");

      // Another tab changes it meanwhile.
      await open(page, second.number);
      await page.getByText("More", { exact: true }).click();
      await expectState("message");
      await page.route("**/messages/changes", (route) => route.abort());
      const other = await page.context().newPage();
      await other.goto("/staff");
      await unlock(other);
      await open(other, second.number);
      await press(other, "Take");
      await expect(other.getByText("Front desk, Dora has it since")).toBeVisible();
      await other.close();
      await press(page, "Emailed");
      await expect(page.getByRole("alert").filter({ hasText: "Somebody just changed this" })).toBeVisible();
      await expectState("conflict");
      await press(page, "Leave it as it is");

      await newNote(page).fill("Nothing of this arrives.");
      await page.context().setOffline(true);
      await press(page, "Save the note");
      await expect(page.getByRole("alert").filter({ hasText: "may not have been saved" })).toBeVisible();
      await expectState("offline, with an error");
      await page.context().setOffline(false);
      await page.unroute("**/messages/changes");

      await open(page, third.number);
      await press(page, "Delete");
      await press(page, "Delete for good");
      await expectState("in the trash");
      await press(page, "No, keep it");
      for (const name of ["People", "Settings", "Audit"]) {
        await press(page, name);
        await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
        await expect(page.getByText("Loading…")).toHaveCount(0);
        if (name === "People") {
          await page.getByLabel("Invite somebody").fill("Front desk, Fred");
          await press(page, "Make a link");
          await expect(page.getByText(/#invite=/)).toBeVisible();
        }
        await expectState(name);
      }

      await page.reload();
      await expect(page.getByLabel("Passphrase")).toBeVisible();
      await expectState("closed");
      await unlock(page);
      await press(page, "Lock");
      await expect(title).toHaveText("Locked");
      const refusal = { error: "refused", problem: "This passkey does not sign in here. Try again." };
      await page.route("**/sign-in/options", (route) => route.fulfill({ status: 403, json: refusal }));
      await press(page, "Sign in with a passkey");
      await expect(page.getByRole("alert")).toContainText(refusal.problem);
      await expectState("locked, with a refusal");
      await page.goto(desk.invite("Front desk, Gina"));
      await expect(title).toHaveText("Welcome, Front desk, Gina");
      await expectState("invitation");
      await page.route("**/staff/api/**", (route) => route.abort());
      await page.goto("/staff?");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expectState("no answer");
    },
  );

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a visitor sees how far a message is, and the same for a wrong number and wrong words", async ({ page }) => {
      const receipt = await desk.send("How far is it?");
      await page.goto(statusPagePath);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      const askFor = async (number: number | string, words: string) => {
        await page.getByLabel("Number").fill(String(number));
        await page.getByLabel("Four words").fill(words);
        await press(page, "Show me");
        return page.locator("#message-status").innerText();
      };
      const wrong = await askFor(receipt.number, "one two three four");
      await expect(page.getByLabel("Number")).toHaveValue(String(receipt.number));
      await expect(page.getByLabel("Four words")).toHaveValue("one two three four");
      expect(await askFor(receipt.number === 999_999 ? 111_111 : 999_999, receipt.words)).toBe(wrong);
      const asOnPaper = `No. ${String(receipt.number).replace(/(?=\d{3}$)/, " ")}`;
      expect(await askFor(asOnPaper, receipt.words)).toMatch(/^Your message \d+ arrived at .*Our answer is due by/);
      expect(page.url()).not.toContain(String(receipt.number));
    });

    test("the page of the front desk says what it needs", async ({ page }) => {
      await page.goto("/staff");
      await expect(page.locator("noscript p")).toBeVisible();
    });
  });
});

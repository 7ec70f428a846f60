/** A day at the front desk; `npm run test:desk` starts what it needs. */
import { type Browser, chromium, expect, type LaunchOptions, type Locator, type Page, test } from "@playwright/test";
import { openDatabase } from "#inbox/messages/database.ts";
import { createDesk, open, register, rowOf, unlock } from "#tests/support/desk.ts";
import { startPostgres } from "#tests/faults/postgres.ts";
import { freePort } from "@practice/site/tests/support/free-port.ts";
import { newMessages, startMessagesServer } from "#tests/support/messages-server.ts";
import { storedMessages } from "#tests/support/messages.ts";
import { sendForm, type Visitor } from "./visitors.ts";

const stores = [
  { store: "SQLite", begin: async () => ({ databaseUrl: undefined, end: async () => {} }) },
  {
    store: "PostgreSQL",
    begin: async () => {
      const postgres = await startPostgres();
      return { databaseUrl: await postgres.newDatabase(), end: () => postgres.end() };
    },
  },
];

/** What is stopped after the day, whatever its result; the last first. */
const endings: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A person at the desk; `way` is how they answer, `confirmed` what the page said that they answered. */
type Person = { name: string; page: Page; way: string; confirmed: number[]; tooLate: number };

for (const { store, begin } of stores)
  test(`each of 60 messages in a day is answered once or still shown, on ${store}`, async ({}, { project }) => {
    const { databaseUrl, end } = await begin();
    endings.push(end);
    const [port, folder] = [await freePort(), `desk-${store}`];
    const origin = `http://localhost:${port}`;
    const environment: Record<string, string> = {
      ...newMessages(folder),
      ...{ STAFF_ORIGIN: origin, PROXIES: "1", ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    };
    let server = await startMessagesServer(port, environment);
    endings.push(() => server.stop());
    const desk = createDesk(origin, environment);
    const options = project.use.launchOptions as LaunchOptions;
    const browsers = [await chromium.launch(options), await chromium.launch(options)] as const;
    endings.push(...browsers.map((browser) => () => browser.close()));
    const visitors: Visitor[] = [];
    const errors: string[] = [];
    const arrive = async (count: number, robots = 0) => {
      const first = visitors.length + 1;
      const sent = Array.from({ length: count }, (_, index) => sendForm(origin, first + index, index < robots));
      visitors.push(...(await Promise.all(sent)));
    };

    // Nine o'clock: 20 messages came in the night, two of them set aside as a robot's.
    await arrive(20, 2);
    const people: Person[] = [];
    const begins = async (browser: Browser, name: string, way: string, viewport = { width: 1280, height: 800 }) => {
      const page = await (await browser.newContext({ viewport, locale: "en-US" })).newPage();
      page.on("pageerror", ({ message }) => errors.push(`${name}: ${message}`));
      await page.clock.install();
      // The passkey of Anna makes a key for her device.
      await register(page, desk.invite(name), name === "Anna");
      const person: Person = { name, page, way, confirmed: [], tooLate: 0 };
      people.push(person);
      return person;
    };
    const anna = await begins(browsers[0], "Anna", "Called");
    const ben = await begins(browsers[1], "Ben", "Emailed");
    const carla = await begins(browsers[1], "Carla", "Appointment booked", { width: 390, height: 844 });
    await Promise.all(people.map((person) => answerSome(person, 3)));

    // All three want to answer one message at one moment: one does, and to two both are shown.
    const [contested = 0, lost = 0, unsaid = 0] = await refreshed(people);
    for (const { page } of people) await open(page, contested);
    const outcomes = await Promise.all(people.map((person) => answerOpened(person, contested)));
    expect(outcomes.toSorted()).toEqual(["answered", "too late", "too late"]);

    // Noon: the power fails after Anna's answer is stored and before her page gets the answer. Visitors keep sending.
    await open(anna.page, lost);
    await open(ben.page, unsaid);
    await anna.page.route("**/staff/api/messages/answer", async (route) => {
      await route.fetch();
      await server.stop();
      await route.abort();
    });
    await pressWithoutAnswer(anna);
    await anna.page.unroute("**/staff/api/messages/answer");
    const meanwhile = arrive(20);
    await pressWithoutAnswer(ben);
    server = await startMessagesServer(port, environment);
    await meanwhile;
    // Anna's change was made, so it is no conflict, and it is not made twice.
    expect(await answerOpened(anna, lost)).toBe("answered");
    expect(await answerOpened(ben, unsaid)).toBe("answered");
    await refreshed(people);
    await Promise.all(people.map((person) => answerSome(person, 5)));

    // Ben and Carla are offline for ten minutes. Ben keeps typing, Carla left, Anna answers what Ben wanted to.
    const [torn = 0] = await refreshed(people);
    await open(ben.page, torn);
    for (const { page } of [ben, carla]) await page.context().setOffline(true);
    await pressWithoutAnswer(ben);
    await ben.page.getByLabel("New note").fill("She asks for Dr. Lee.");
    await arrive(20);
    await open(anna.page, torn);
    expect(await answerOpened(anna, torn)).toBe("answered");
    for (let minute = 0; minute < 10; minute++) {
      for (const { page } of [ben, carla]) await page.clock.fastForward("01:01");
      await ben.page.keyboard.press("Shift");
    }
    await expect(ben.page.getByText("No connection. What you see is from")).toBeVisible();
    await expect(carla.page.getByRole("heading", { level: 1 })).toHaveText("Locked");
    for (const { page } of [ben, carla]) await page.context().setOffline(false);
    await expect(ben.page.getByText("Called by Anna")).toBeVisible();
    await ben.page.getByRole("button", { name: "Save the note" }).click();
    await expect(ben.page.getByRole("list").getByText("She asks for Dr. Lee.")).toBeVisible();
    await carla.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await unlock(carla.page);

    // The afternoon: one message was not a robot's, one is deleted and restored; all is answered but the last three.
    await carla.page.getByRole("button", { name: /^Spam \d+$/ }).click();
    await carla.page.locator("[id^=row-]").first().click();
    await carla.page.getByRole("button", { name: "Not spam" }).click();
    await expect(carla.page.getByRole("button", { name: "Not spam" })).toHaveCount(0);
    await carla.page.getByRole("button", { name: "Back to the list" }).click();
    await carla.page.getByRole("button", { name: /^To answer/ }).click();
    const [deleted = 0] = await refreshed(people);
    await open(anna.page, deleted);
    await anna.page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(rowOf(anna.page, deleted)).toHaveCount(0);
    await anna.page.getByRole("button", { name: "Restore" }).click();
    await expect(rowOf(anna.page, deleted)).toBeVisible();
    const spared = visitors.slice(-3).map(({ receipt }) => receipt.number);
    await refreshed(people);
    // One of these has a voicemail: Anna finds it by name, takes it, and calls again tomorrow. Lunch locks her page, and
    // her passkey alone opens it.
    const [called = 0] = spared;
    await anna.page.getByRole("searchbox").fill(`visitor ${visitors.length - 2}`);
    await open(anna.page, called);
    await press(anna.page, "Take");
    await expect(anna.page.getByText("Anna has it")).toBeVisible();
    await press(anna.page, "Left a voicemail");
    await expect(anna.page.getByText(/^Left a voicemail by Anna, .*; call again/)).toBeVisible();
    await press(anna.page, "Lock");
    await press(anna.page, "Sign in with a passkey");
    await expect(anna.page.getByRole("button", { name: "Lock" })).toBeVisible();
    expect((await refreshed(people)).at(-1), "it waits for its day, after what can be done now").toBe(called);
    await Promise.all(people.map((person) => answerSome(person, Infinity, spared)));

    // Six o'clock: what is answered, once each, what waits on all three pages, and what is set aside are all that came.
    for (const { page } of people) {
      await page.reload();
      await unlock(page);
    }
    const shown = await refreshed(people);
    expect(shown.toSorted()).toEqual(spared.toSorted());
    const { database, close } = await openDatabase({ folder: environment["DATA_DIR"] ?? "", databaseUrl });
    const answers = await database
      .selectFrom("audit")
      .select((column) => ["actor", column.ref("number").$notNull().as("number")])
      .where("action", "like", "answered: %")
      .execute();
    const apart = await database.selectFrom("messages").select("number").where("suspect", "=", 1).execute();
    await close();
    const answered = answers.map(({ number }) => number);
    expect(visitors).toHaveLength(60);
    expect([...answered, ...shown, ...apart.map(({ number }) => number)].toSorted()).toEqual(
      visitors.map(({ receipt }) => receipt.number).toSorted(),
    );
    expect(apart).toHaveLength(1);
    // What a page reported to its user is what was done, and by them.
    for (const { name, confirmed } of people) {
      const own = answers.filter(({ actor }) => actor.startsWith(`${name} (`)).map(({ number }) => number);
      expect(own.toSorted()).toEqual(confirmed.toSorted());
    }
    expect(errors).toEqual([]);
    // Each text is stored once, under the number that its visitor has, and a visitor sees how far it is.
    const stored = await storedMessages({ folder: environment["DATA_DIR"] ?? "", databaseUrl });
    expect(stored.map(({ number, message }) => `${number} ${message}`).toSorted()).toEqual(
      visitors.map(({ receipt, text }) => `${receipt.number} ${text}`).toSorted(),
    );
    for (const { receipt } of [...visitors.slice(2, 6), ...visitors.slice(-6)]) {
      const waits = receipt.number === called ? "taken" : expect.stringMatching(/^(arrived|read)$/);
      const stage = answered.includes(receipt.number) ? "answered" : waits;
      expect(await desk.stageOf(receipt)).toMatchObject({ stage });
    }
    const said = people.map(({ name, confirmed, tooLate }) => `${name} ${confirmed.length}, ${tooLate} times too late`);
    console.log(`${store}: 60 came, ${answered.length} answered once (${said.join("; ")}), 3 wait, 1 set aside`);
  });

/** The waiting messages that a page shows. */
const waiting = (page: Page) =>
  page.locator("[id^=row-]").evaluateAll((rows) => rows.map(({ id }) => Number(id.slice("row-".length))));

/** The waiting messages that all pages show a minute later, after each has requested changes. */
async function refreshed(people: readonly Person[]): Promise<number[]> {
  for (const { page } of people) {
    const asked = page.waitForResponse("**/staff/api/messages/changes");
    await page.clock.fastForward("01:01");
    await asked;
  }
  const lists = () => Promise.all(people.map(({ page }) => waiting(page)));
  await expect.poll(async () => new Set((await lists()).map((list) => list.join())).size).toBe(1);
  return (await lists())[0] ?? [];
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Presses what a refresh may remove meanwhile, because a colleague answered the message; says whether it was there. */
async function pressIfThere(button: Locator): Promise<boolean> {
  try {
    await button.click({ timeout: 5_000 });
  } catch (error) {
    if ((await button.count()) > 0) throw error;
    return false;
  }
  return true;
}

/** Answers a message while no response of the server arrives. */
async function pressWithoutAnswer({ page, way }: Person): Promise<void> {
  await press(page, way);
  await expect(page.getByRole("alert").filter({ hasText: "may not have been saved" })).toBeVisible();
}

/** Answers the message that is open; a person who is too late sees both, and leaves it as it is. */
async function answerOpened(person: Person, number: number): Promise<"answered" | "too late"> {
  const { name, page, way } = person;
  const isPressed = await pressIfThere(page.getByRole("button", { name: way, exact: true }));
  const conflict = page.getByRole("alert").filter({ hasText: "Somebody just changed this" });
  const done = page.getByRole("status").filter({ hasText: `${way} by ${name}` });
  const byAnother = page.getByRole("status").filter({ hasText: / by (Anna|Ben|Carla), / });
  await expect(done.or(isPressed ? conflict : byAnother)).toBeVisible();
  const isLate = !(await done.isVisible());
  if (isLate && !isPressed) person.tooLate++;
  else if (isLate) {
    await expect(conflict).toContainText(way);
    await expect(conflict).toContainText(/(Called|Emailed|Appointment booked) by (Anna|Ben|Carla)/);
    await press(page, "Leave it as it is");
    person.tooLate++;
  } else person.confirmed.push(number);
  await backToList(page);
  return isLate ? "too late" : "answered";
}

/** Answers this many messages from the list, or all except those to leave. */
async function answerSome(person: Person, count: number, spared: readonly number[] = []): Promise<void> {
  const { page, name } = person;
  for (let answered = 0; answered < count;) {
    const list = (await waiting(page)).filter((number) => !spared.includes(number));
    // Anna and Carla from the top, Ben from the end: they meet.
    const number = name === "Ben" ? list.at(-1) : list[0];
    if (number === undefined) return;
    if (!(await pressIfThere(rowOf(page, number)))) continue;
    await expect(page.getByRole("heading", { name: "What they wrote" })).toBeVisible();
    if ((await answerOpened(person, number)) === "answered") answered++;
  }
}

/** On a phone, where the message takes the place of the list. */
async function backToList(page: Page): Promise<void> {
  if (page.viewportSize()?.width === 390) await press(page, "Back to the list");
}

import { readdirSync, readFileSync } from "node:fs";
import { messageLimits } from "@practice/site/contact/contact-message.ts";
import { routes } from "@practice/site/routes.ts";
import { newMessages, received as receivedWith, startMessagesServer } from "#tests/support/messages-server.ts";
import { axeViolations } from "@practice/site/tests/journeys/support/checks.ts";
import { contactForm, fill, validMessage, delayScripts } from "@practice/site/tests/journeys/support/contact-form.ts";
import { practice } from "@practice/site/tests/journeys/support/practice.ts";
import { recordRequests } from "@practice/site/tests/journeys/support/record.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

let server: Awaited<ReturnType<typeof startMessagesServer>>;
let environment: Record<string, string>;

// Serial: they share a server and its messages.
test.describe.configure({ mode: "default", timeout: 60_000 });
const portOf = (baseURL = "") => Number(new URL(baseURL).port) + 2;
test.use({ baseURL: ({ baseURL }, use) => use(`http://localhost:${portOf(baseURL)}`) });

test.beforeAll(async ({}, { project }) => {
  environment = newMessages("messages");
  server = await startMessagesServer(portOf(project.use.baseURL), environment);
});

test.afterAll(() => server.stop());

const received = (text: string) => receivedWith(text, environment);

/** A page that is only shown after a form was posted without scripts. */
async function expectAccessible(page: Page) {
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await axeViolations(page)).toEqual([]);
}

/** The receipt on the page: number and words. */
async function shownReceipt(page: Page) {
  const [number = "", words = ""] = await page.locator("main dl:has-text('Four words') dd").allInnerTexts();
  expect(number).toMatch(/^\d{6}$/);
  expect(words).toMatch(/^\w+ \w+ \w+ \w+$/);
  return { number: Number(number), words };
}

test.describe("messages to our server", { tag: "@desktop" }, () => {
  test("nothing of the front desk is in what visitors load", () => {
    const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(html|js|css|json|txt|xml)$/.test(file),
    );
    const desk = files.filter((file) => {
      const text = readFileSync(`dist/${file}`, "utf8");
      // No page loads the list of licenses.
      return file !== "third-party.txt" && /\/staff|sign-in\/options|messages\/list|passkey/i.test(text);
    });
    expect(desk).toEqual([]);
  });

  test("a message arrives complete, once, with its number and words, however often it is sent", async ({ page }) => {
    const message = { ...validMessage, name: "Пётр 🙂", message: "שלום, 你好\nПозвоните мне." };
    const requests = recordRequests(page);
    await page.goto(routes.contact);
    expect(requests.filter((request) => /\.js\b/.test(request))).toEqual([]);
    await fill(page, message);
    await page.waitForLoadState("networkidle");
    expect(
      requests.filter((request) => request.includes("send-message")),
      "before the first submit",
    ).toEqual([]);
    await contactForm(page).send.dblclick();
    await expect(contactForm(page).success).toBeVisible();
    const receipt = await shownReceipt(page);
    await expect(page.getByText("did not reach us")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("main").innerText()).toMatch(/^We have your message[^]*\d{6}/);
    await page.emulateMedia({ media: null });
    expect(await axeViolations(page, "main")).toEqual([]);
    await expect(contactForm(page).message).toHaveValue("");

    await page.reload();
    await fill(page, message);
    await contactForm(page).send.click();
    await expect(contactForm(page).success).toBeVisible();
    expect(await shownReceipt(page)).toEqual(receipt);
    expect(await received(message.message)).toMatchObject([{ number: receipt.number, ...message }]);
  });

  test(
    "the page that confirms a message confirms nothing without a message",
    { tag: "@thorough" },
    async ({ page }) => {
      for (const name of ["arrived", "expired", "not-arrived"])
        expect((await page.goto(`${routes.contact}/${name}`))?.status()).toBe(404);
      await page.goto("/api/messages/arrived?ticket=old");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("No longer shown");
      await expect(page.getByRole("main")).toContainText("shown for one hour after it was sent");
      await expect(page.getByText("Message Sent!")).toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test("text that is too long is an error before anything is sent", async ({ page }) => {
    await page.goto(routes.contact);
    await fill(page, { ...validMessage, message: "a".repeat(messageLimits.message + 1) });
    const requests = recordRequests(page);
    await contactForm(page).send.click();
    await expect(page.locator("#message-error")).toHaveText("Shorten the message to 10,000 characters.");
    await expect(contactForm(page).message).toBeFocused();
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  });

  test("offline the text stays, and the message is sent when the network is back", async ({ page, context }) => {
    const message = { ...validMessage, message: "Sent from a tunnel." };
    await page.goto(routes.contact);
    await fill(page, message);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await contactForm(page).send.click();
    const status = page.getByRole("status").filter({ hasText: "You’re offline" });
    await expect(status.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
    await expect(contactForm(page).message).toHaveValue(message.message);
    await context.setOffline(false);
    await expect(contactForm(page).success).toBeVisible();
    expect(await received(message.message)).toHaveLength(1);
  });

  test(
    "a message is stored once when the server goes down after storing it, and comes back",
    { tag: "@thorough" },
    async ({ page }, { project }) => {
      const message = { ...validMessage, message: "The answer to this was lost." };
      let [files, tries] = [0, 0];
      await page.route("**/send-message*", (route) => (files++ === 0 ? route.abort() : route.continue()));
      await page.route("**/api/messages", async (route) => {
        if (tries++ > 0) return route.continue();
        await route.fetch();
        await server.stop();
        return route.abort();
      });
      await page.goto(routes.contact);
      await fill(page, message);
      const isRefused = page.waitForEvent(
        "requestfailed",
        (request) => tries > 1 && request.url().endsWith("/messages"),
      );
      await contactForm(page).send.click();
      await expect(page.getByText("Trying again…")).toBeVisible();
      await isRefused;
      server = await startMessagesServer(portOf(project.use.baseURL), environment);
      await expect(contactForm(page).success).toBeVisible({ timeout: 30_000 });
      expect(files).toBe(2);
      expect(await received(message.message)).toHaveLength(1);
    },
  );

  for (const { what, message, block, tag } of [
    {
      what: "is refused",
      message: "Без кода, 🙂",
      tag: "@thorough",
      block: (page: Page) => page.route("**/_astro/{ServerForm,client}.*", (route) => route.abort()),
    },
    {
      what: "is gone after a new version was published",
      message: "404",
      tag: "@thorough",
      block: (page: Page) => page.route("**/_astro/ServerForm.*", (route) => route.fulfill({ status: 404 })),
    },
  ])
    test(`when only the form's code ${what}, the browser posts the complete form`, { tag }, async ({ page }) => {
      await block(page);
      await page.goto(routes.contact);
      await contactForm(page).send.click();
      // Then the browser's own validation runs.
      await expect(contactForm(page).name).toBeFocused();
      await fill(page, { ...validMessage, phone: "1".repeat(messageLimits.phone + 1), message });
      await expect(page.getByText("could not start")).toHaveCount(0);
      await contactForm(page).send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent");
      await expectAccessible(page);
      await page.goBack();
      await contactForm(page).phone.fill("");
      await contactForm(page).send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent!");
      await expectAccessible(page);
      const { number } = await shownReceipt(page);
      expect(await received(message)).toMatchObject([{ number, ...validMessage, message }]);
    });

  test("when the form's code takes too long, the browser posts the form", { tag: "@thorough" }, async ({ page }) => {
    const message = "On a very slow line.";
    await page.clock.install();
    const scripts = await delayScripts(page);
    await page.goto(routes.contact);
    await fill(page, { ...validMessage, message });
    await contactForm(page).send.click();
    await expect(page.getByText("is still loading")).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent!");
    scripts.release();
    expect(await received(message)).toHaveLength(1);
  });

  test("what is written while a message is on its way stays", async ({ page }) => {
    const gate = Promise.withResolvers<unknown>();
    await page.route("**/api/messages", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(routes.contact);
    await fill(page, { ...validMessage, message: "The first one." });
    await contactForm(page).send.click();
    await expect(page.getByText("Sending…")).toBeVisible();
    await fill(page, { message: "The second one." });
    gate.resolve(undefined);
    await expect(contactForm(page).success).toBeVisible();
    await expect(contactForm(page).message).toHaveValue("The second one.");
  });

  test("when it cannot be sent, the page says so with the phone and keeps the text, and a press tries again", async ({
    page,
  }) => {
    const message = { ...validMessage, message: "Sent when the server was full." };
    const text = "We cannot take messages at the moment.";
    await page.route("**/api/messages", (route) =>
      route.fulfill({ status: 503, headers: { "Retry-After": "3600" }, json: { text } }),
    );
    await page.goto(routes.contact);
    await fill(page, message);
    await contactForm(page).send.click();
    const status = page.getByRole("status").filter({ hasText: text });
    await expect(status.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
    await expect(contactForm(page).message).toHaveValue(message.message);
    expect(await axeViolations(page, "main")).toEqual([]);
    await page.unroute("**/api/messages");
    await status.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(contactForm(page).send).toBeFocused();
    await expect(contactForm(page).success).toBeVisible();
    expect(await received(message.message)).toHaveLength(1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the form arrives once, and the page that says so gives number and words", async ({ page }) => {
      const message = { ...validMessage, name: "Şeyma Öz", message: "Без скрипта." };
      await page.goto(routes.contact);
      await expect(page.locator("noscript p")).toHaveCount(0);
      await fill(page, message);
      await contactForm(page).send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent!");
      const receipt = await shownReceipt(page);
      await expect(page.locator("main :is(a, button)").first()).not.toHaveText(/Call|Home/);
      await page.reload();
      expect(await shownReceipt(page)).toEqual(receipt);
      await page.goBack();
      await contactForm(page).send.click();
      expect(await shownReceipt(page)).toEqual(receipt);
      expect(await received(message.message)).toMatchObject([{ number: receipt.number, ...message }]);
    });

    test(
      "text that is too long comes back with the reason, and is still in the form",
      { tag: "@thorough" },
      async ({ page }) => {
        const phone = "1".repeat(messageLimits.phone + 1);
        await page.goto(routes.contact);
        await fill(page, { ...validMessage, phone, message: "With a long number." });
        await contactForm(page).send.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent");
        await expect(page.getByRole("main")).toContainText("Shorten the phone to 40 characters.");
        await page.goBack();
        await expect(contactForm(page).message).toHaveValue("With a long number.");
        expect(await received("With a long number.")).toEqual([]);
      },
    );
  });
});

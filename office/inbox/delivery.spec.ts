import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { messagesPath } from "@practice/site/contact/message-paths.ts";
import { routes } from "@practice/site/routes.ts";
import { freePort, isOpen } from "@practice/site/tests/support/free-port.ts";
import { noticeText, practice as content } from "@practice/site/tests/support/content.ts";
import { siteWithDelivery } from "#tests/support/site-with-delivery.ts";
import { axeViolations } from "@practice/site/tests/journeys/support/checks.ts";
import { contactForm, fill, hydrateForm, validMessage } from "@practice/site/tests/journeys/support/contact-form.ts";
import { practice } from "@practice/site/tests/journeys/support/practice.ts";
import { recordErrors, recordRequests } from "@practice/site/tests/journeys/support/record.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

test.describe.configure({ mode: "default", timeout: 240_000 });

/** Builds and serves a site with another way of delivery for the tests of a group; returns its address, once it runs. */
function served(delivery: "email" | "off") {
  let folder: string;
  let server: ChildProcess;
  let origin = "";
  test.beforeAll(async () => {
    folder = await siteWithDelivery(delivery);
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data") };
    server = spawn(process.execPath, ["office/server.ts", join(folder, "dist")], { env, stdio: "ignore" });
    await expect.poll(() => isOpen(port), { timeout: 30_000 }).toBe(true);
  });
  test.afterAll(() => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: (path: string) => origin + path };
}

/** Everything that leaves the page, but the files that it loads. */
const sent = (requests: readonly string[]) =>
  requests.filter(
    (request) => !/^GET http:\S+(\/contact|\/_astro\/\S+|\/favicon.*|\/site\.webmanifest)$/.test(request),
  );

/** The addresses that a link opened in the mail app. */
async function recordMail(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.exposeFunction("recordMail", (href: string) => opened.push(href));
  await page.addInitScript(() => {
    const { recordMail } = window as unknown as { recordMail: (href: string) => void };
    const click = HTMLAnchorElement.prototype.click;
    // No mail app is there.
    HTMLAnchorElement.prototype.click = function () {
      if (this.protocol === "mailto:") recordMail(this.href);
      else click.call(this);
    };
  });
  return opened;
}

/** The paragraph about messages on /privacy. */
const privacyRow = (page: Page) => page.getByRole("row", { name: "Write in the message form" });

/** Tests of a site, at `url`, whose messages our own server does not take. */
function testWithoutServer(url: (path: string) => string) {
  test("nothing of our server is loaded, and no address takes messages", async ({ page, request }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (answer) => void (answer.url().endsWith(".js") && scripts.push(answer.text())));
    await page.goto(url(routes.contact));
    await hydrateForm(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.length).toBeGreaterThan(0);
    expect((await Promise.all(scripts)).filter((text) => text.includes(messagesPath))).toEqual([]);
    expect((await request.post(url(messagesPath), { data: validMessage })).status()).toBe(405);
    expect((await request.get(url("/staff"))).status()).toBe(404);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the page says to call, and a press sends nothing, loses nothing, and puts nothing into the address", async ({
      page,
    }) => {
      await page.goto(url(routes.contact));
      await expect(page.locator("noscript p")).toContainText("Without JavaScript the form does nothing.");
      await expect(page.locator("noscript a").first()).toHaveAttribute("href", practice.tel);
      await fill(page, validMessage);
      const requests = recordRequests(page);
      const form = contactForm(page);
      await form.send.click();
      await expect(form.message).toHaveValue(validMessage.message);
      await expect(form.callMe).toBeHidden();
      await expect(page).toHaveURL(url(routes.contact));
      expect(requests).toEqual([]);
    });
  });
}

test.describe("messages by email", { tag: ["@desktop", "@thorough"] }, () => {
  const { url } = served("email");
  const almost = (page: Page) => page.getByRole("heading", { name: /^Almost done/ });

  test("Send Message writes the email, “I pressed Send” shows the notice, and no request leaves the page", async ({
    page,
  }) => {
    const errors = await recordErrors(page);
    const mail = await recordMail(page);
    const requests = recordRequests(page);
    await page.goto(url(`${routes.contact}#message-referral`));
    await expect(page.getByText("Your own email app opens with the message written. You press Send.")).toBeVisible();
    const form = contactForm(page);
    await form.send.click();
    await expect(form.error).toContainText("Please fill in all required fields.");
    await fill(page, {
      ...validMessage,
      name: "Zoë Ávila",
      phone: "212-555-0188",
      message: "Please call me.\nAfter 5?",
    });
    await form.send.click();

    await expect(almost(page)).toHaveText("Almost done: press Send in your email app.");
    await expect(almost(page)).toBeFocused();
    await expect(form.name).toBeHidden();
    await expect(form.notices).toHaveCount(0);
    const [href = "", ...others] = mail;
    expect(others).toEqual([]);
    const { protocol, pathname, searchParams } = new URL(href);
    expect(protocol + pathname).toBe(`mailto:${content.email}`);
    expect(searchParams.get("subject")).toBe("Message from Zoë Ávila");
    for (const part of [validMessage.email, "212-555-0188", "I am a: Attorney", "\r\n\r\nPlease call me.\r\nAfter 5?"])
      expect(searchParams.get("body")).toContain(part);
    expect(await axeViolations(page, "main")).toEqual([]);

    await page.getByRole("button", { name: "I pressed Send" }).click();
    await expect(form.success).toContainText(noticeText("message-sent"));
    await expect(form.message).toHaveValue("");
    await expect(form.patientType).toHaveValue("patient");
    await expect(form.send).toBeFocused();
    expect(sent(requests)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("the text can be copied instead, and the form is still filled in on the way back", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await recordMail(page);
    await page.goto(url(routes.contact));
    await fill(page, validMessage);
    const form = contactForm(page);
    await form.send.click();
    await page.getByRole("button", { name: "Copy the text instead" }).click();
    await expect(page.getByText(`Paste it into an email to ${content.email}.`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(validMessage.message);
    await page.getByRole("button", { name: "Back to the form" }).click();
    await expect(form.message).toHaveValue(validMessage.message);
    await expect(form.notices).toHaveCount(0);
    await form.send.click();
    await expect(almost(page)).toBeVisible();
  });

  test("a text that no link holds is copied, and the page says so; without a clipboard it shows the text", async ({
    page,
    context,
  }) => {
    const mail = await recordMail(page);
    const long = "Позвоните мне. ".repeat(60).trim();
    for (const permission of [["clipboard-read", "clipboard-write"], []]) {
      await context.clearPermissions();
      await context.grantPermissions(permission);
      await page.goto(url(routes.contact));
      if (permission.length === 0)
        await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await fill(page, { ...validMessage, message: long });
      await contactForm(page).send.click();
      await expect(almost(page)).toHaveText("Almost done: paste your message into an email.");
      if (permission.length > 0) expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
      else await expect(page.getByLabel("Your browser did not let us copy the text")).toHaveValue(new RegExp(long));
    }
    expect(mail).toEqual([]);
  });

  test("/privacy says that the visitor's own email carries the message", async ({ page }) => {
    await page.goto(url(routes.privacy));
    await expect(privacyRow(page)).toContainText("the email that you send yourself");
    await expect(page.getByText("What becomes of a message")).toHaveCount(0);
  });

  testWithoutServer(url);
});

test.describe("messages that go nowhere", { tag: ["@desktop", "@thorough"] }, () => {
  const { url } = served("off");

  test("a line says so before anyone types, and Send Message shows the specified notice, clears the form and makes no request", async ({
    page,
  }) => {
    const errors = await recordErrors(page);
    await page.goto(url(routes.contact));
    const line = `This copy of the site delivers no messages. Please call ${practice.phone}.`;
    await expect(page.getByText(line)).toBeVisible();
    expect(await page.getByRole("main").innerText()).not.toMatch(/within 24 hours|call or write/);
    await hydrateForm(page);
    await page.waitForLoadState("networkidle");
    const requests = recordRequests(page);
    const form = contactForm(page);
    await form.send.click();
    await expect(form.error).toContainText("Please fill in all required fields.");
    await fill(page, validMessage);
    await form.patientType.selectOption("insurer");
    await form.send.dblclick();
    await expect(form.notices).toHaveText([/^Message Sent!/]);
    await expect(form.success).toContainText(noticeText("message-sent"));
    await expect(form.message).toHaveValue("");
    await expect(form.patientType).toHaveValue("patient");
    expect(requests).toEqual([]);
    expect(errors).toEqual([]);
  });

  testWithoutServer(url);
});

import { cpSync, globSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "@practice/site/routes.ts";
import { validMessage } from "@practice/site/tests/journeys/support/contact-form.ts";
import { createDesk } from "#tests/support/desk.ts";
import { freePort } from "@practice/site/tests/support/free-port.ts";
import { newMessages, received, startMessagesServer } from "#tests/support/messages-server.ts";
import { enterDesk, newColleague } from "./desk.ts";
import { browser, openPage, sizes } from "@practice/site/tests/browsers/support/open-page.ts";

const environment: Record<string, string> = {};
/** The same build without the code of the form, as after a new version was published. */
const codelessSite = ".cache/codeless";

beforeAll(async () => {
  Object.assign(environment, newMessages("browsers"));
  cpSync("dist", codelessSite, { recursive: true });
  for (const file of globSync(`${codelessSite}/_astro/ServerForm.*`)) rmSync(file);
  // For the server that `openPage` starts.
  Object.assign(process.env, environment);
});
afterAll(() => {
  rmSync(codelessSite, { recursive: true });
  for (const name of Object.keys(environment)) process.env[name] = "";
});

const receipt = "#message-form dl dd";

async function fill(page: ReturnType<typeof openPage>, values: Partial<typeof validMessage>, origin?: string) {
  await (origin ? page.tab.go(`${origin}${routes.contact}`) : page.go(routes.contact));
  for (const [name, text] of Object.entries(values)) await page.write(`[name=${name}]`, text);
}

describe("with script", () => {
  const page = openPage();

  test("a message arrives whole and once, however often the button is pressed", async () => {
    const texts = ["אחרי התאונה כואב לי הצוואר. ", "车祸后我需要帮助。", "Позвоните мне. "];
    const message = { ...validMessage, name: "Пётр Öz", message: `${texts.map((text) => text.repeat(20)).join("")}🙂` };
    await fill(page, message);
    await page.click("form [type=submit]");
    await page.click("form [type=submit]");
    await expect.poll(() => page.text(receipt)).toMatch(/^\d{6}$/);
    expect(await page.value("[name=message]")).toBe("");
    expect(received(message.message, environment)).toMatchObject([message]);
  });

  test("a message that is refused while the server is away is sent once it is back, and sent again it is still one", async () => {
    const port = await freePort();
    const server = await startMessagesServer(port, environment);
    const message = { ...validMessage, message: "The server is away." };
    await fill(page, message, `http://localhost:${port}`);
    await server.stop();
    await page.click("form [type=submit]");
    await expect.poll(() => page.text("#message-form form > [role=status]")).toContain("Trying again");
    const next = await startMessagesServer(port, environment);
    await expect.poll(() => page.text(receipt), { timeout: 30_000 }).toMatch(/^\d{6}$/);
    const number = await page.text(receipt);
    await fill(page, message, `http://localhost:${port}`);
    await page.click("form [type=submit]");
    await expect.poll(() => page.text(receipt)).toBe(number);
    await next.stop();
    expect(received(message.message, environment)).toHaveLength(1);
  });

  test("text that is too long is an error before anything is sent, and stays", async () => {
    await fill(page, { ...validMessage, name: "Ana" });
    await page.tab.evaluate(() => {
      const [message] = document.getElementsByName("message") as NodeListOf<HTMLTextAreaElement>;
      if (message) message.value = "a".repeat(1_000_000);
    });
    await page.click("form [type=submit]");
    await expect.poll(() => page.text("#message-error")).toContain("10,000 characters");
    expect(await page.value("[name=message]")).toHaveLength(1_000_000);
  });
});

describe("without the code of the form alone", () => {
  const page = openPage({}, codelessSite);

  test("the browser posts the complete form", async () => {
    const message = { ...validMessage, message: "שלום, 你好" };
    await fill(page, message);
    await page.click("form [type=submit]");
    await expect.poll(() => page.text("h1")).toBe("Message Sent!");
    const number = Number(await page.text("#message-number"));
    expect(received(message.message, environment)).toMatchObject([{ ...message, number }]);
  });
});

describe("without script", () => {
  const page = openPage({ scriptless: true });

  test("the form arrives complete, and sent again after going back it is still one message", async () => {
    const message = { ...validMessage, name: "Şeyma", message: "Без скрипта." };
    await fill(page, message);
    await page.click("form [type=submit]");
    await expect.poll(() => page.text("h1")).toBe("Message Sent!");
    const number = await page.text("#message-number");
    expect(number).toMatch(/^\d{6}$/);
    await fill(page, message);
    await page.click("form [type=submit]");
    await expect.poll(() => page.text("#message-number")).toBe(number);
    expect(received(message.message, environment)).toMatchObject([{ ...message, number: Number(number) }]);
  });

  test("text that is too long gets a page that says so", async () => {
    await fill(page, { ...validMessage, name: "a".repeat(201) });
    await page.click("form [type=submit]");
    await expect.poll(() => page.text("#message-problem")).toContain("Shorten the name to 200 characters.");
  });
});

// WebKit keeps no secure cookie of a page without TLS.
if (browser === "firefox")
  describe("the front desk", () => {
    const page = openPage();

    test("handles a conflict, a deleted message that is restored, and a server that is down for a while", async () => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const staff = { ...environment, STAFF_ORIGIN: origin };
      const server = await startMessagesServer(port, staff);
      const desk = createDesk(origin, staff);
      const [first, second] = [await desk.send("First."), await desk.send("Second.")];
      await page.resize(sizes.desk);
      await enterDesk(page, origin, desk.invite("Front desk, Anna"));
      const ben = await newColleague(origin, desk.invite("Front desk, Ben"));

      await page.click(`#row-${first.number}`);
      await expect.poll(() => page.text("blockquote")).toBe("First.");
      const { version } = await ben("messages/read", { number: first.number });
      await ben("messages/answer", { number: first.number, version, how: "called" });
      await page.click("button", "Left word");
      await expect.poll(() => page.text("[role=alert]:not(:empty)")).toContain("Somebody else was faster");
      expect(await page.text("[role=alert]:not(:empty)")).toMatch(/Left word[^]*Called by Front desk, Ben/);
      await page.click("button", "Leave it as it is");
      await expect.poll(() => page.count("[role=alert]:not(:empty)")).toBe(0);

      await page.click(`#row-${second.number}`);
      await expect.poll(() => page.text("blockquote")).toBe("Second.");
      await page.click("button", "Delete");
      await expect.poll(() => page.count(`#row-${second.number}`)).toBe(0);
      await expect.poll(() => page.isFocused("[data-next]")).toBe(true);
      await page.tab.press("Enter");
      await expect.poll(() => page.isFocused(`#row-${second.number}`)).toBe(true);

      await page.tab.press("Enter");
      await expect.poll(() => page.count("#note")).toBe(1);
      await page.write("#note", "Call before noon.");
      await server.stop();
      await page.click("button", "Save the note");
      await expect.poll(() => page.text("[role=alert]:not(:empty)")).toContain("may not have been saved");
      // The page requests updates when its window gets the focus.
      const isCutOff = () => page.tab.evaluate(() => document.body.innerText.includes("No connection."));
      await page.tab.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));
      await expect.poll(isCutOff).toBe(true);
      const next = await startMessagesServer(port, staff);
      await expect.poll(isCutOff).toBe(false);
      expect(await page.value("#note")).toBe("Call before noon.");
      await page.click("button", "Save the note");
      await expect.poll(() => page.text("[aria-labelledby=notes-title] li")).toContain("Call before noon.");
      await next.stop();
    });
  });

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { mainMenu, phoneMenu, routes } from "#routes.ts";
import { firefoxPath } from "../../scripts/browsers.mjs";
import { serveBuild } from "../../scripts/serve-build.ts";
import { validMessage } from "../journeys/support/contact-form.ts";
import { claim } from "../support/content.ts";

/** Lists that Firefox fetches for itself, whatever page it shows. */
const firefoxItself = /\.(mozilla\.(com|org|net)|firefox\.com)$/;

/**
 * Opens a phone-sized page in Firefox before a built site on its own server. After each test, the page must have had no
 * errors and requested nothing from another host.
 */
function openPage({ scriptless = false } = {}) {
  const problems: string[] = [];
  let site: Awaited<ReturnType<typeof serveBuild>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    site = await serveBuild("dist");
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: firefoxPath(),
      extraPrefsFirefox: { "javascript.enabled": !scriptless, "intl.locale.requested": "en-US" },
    });
    page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844 });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) problems.push(message.text());
    });
    page.on("request", (request) => {
      const { origin, hostname } = new URL(request.url());
      if (origin !== site.url && !firefoxItself.test(hostname)) problems.push(request.url());
    });
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  /**
   * The text of the first visible element at a selector; none while there is no such element. Everything here is
   * evaluated at once: Puppeteer's own selectors and clicks wait for scripts of the page.
   */
  const text = (selector: string) =>
    page.evaluate(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)]
          .find((one) => one.checkVisibility({ visibilityProperty: true }))
          ?.innerText.trim(),
      selector,
    );
  const click = async (selector: string) => {
    const { x, y } = await page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
    await page.mouse.click(x, y);
  };
  return {
    text,
    click,
    isVisible: async (selector: string) => (await text(selector)) !== undefined,
    go: (path: string) => page.goto(site.url + path),
    write: (name: string, typed: string) => page.type(`[name=${name}]`, typed),
    value: (name: string) =>
      page.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, `[name=${name}]`),
    press: (key: "Escape" | "Tab") => page.keyboard.press(key),
    isFocused: (selector: string) => page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector),
    isHydrated: () => page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.noValidate),
    path: () => new URL(page.url()).pathname,
  };
}

const toggle = "button[aria-label='Toggle menu']";
const menu = "nav[aria-label=Main]";

describe("with JavaScript", () => {
  const page = openPage();

  test("the menu opens with every link, and Escape closes it and returns the keyboard to its button", async () => {
    await page.go(routes.home);
    expect(await page.isVisible(menu)).toBe(false);
    await page.click(toggle);
    for (const { href, label } of [...mainMenu, ...phoneMenu])
      expect(await page.text(`${menu} [href="${href}"]`)).toBe(label);
    await page.press("Tab");
    expect(await page.isFocused(`${menu} [href="${routes.home}"]`)).toBe(true);
    await page.press("Escape");
    expect(await page.isVisible(menu)).toBe(false);
    expect(await page.isFocused(toggle)).toBe(true);
  });

  test("the form refuses a message without a name, keeps what was typed, and sends the complete one", async () => {
    const notice = "[aria-label=Notices] > [role] > *";
    await page.go(routes.contact);
    await page.write("message", validMessage.message);
    await page.write("email", validMessage.email);
    await expect.poll(page.isHydrated).toBe(true);
    await page.click("main form [type=submit]");
    await expect.poll(() => page.text("#name-error")).toBe("Enter your full name.");
    expect(await page.isFocused("[name=name]")).toBe(true);
    expect(await page.value("message")).toBe(validMessage.message);

    await page.write("name", validMessage.name);
    await expect.poll(() => page.isVisible("#name-error")).toBe(false);
    await page.click("main form [type=submit]");
    await expect.poll(() => page.text(notice)).toContain("Message Sent!");
    expect(await page.value("message")).toBe("");
  });

  test("the claim refuses a day to come, and says what to do after a past one", async () => {
    await page.go(routes.claim);
    await page.write("crash", "12/31/2099");
    await expect.poll(() => page.text("main form")).toContain("This day is still to come.");
    expect(await page.value("crash")).toBe("2099-12-31");

    await page.write("crash", "03/06/2023");
    await expect.poll(() => page.text("main")).toContain("Call an attorney today");
    expect(page.path()).toBe(routes.claim);
  });
});

describe("without JavaScript", () => {
  const page = openPage({ scriptless: true });

  test("the menu opens and closes", async () => {
    await page.go(routes.home);
    for (const isOpen of [true, false]) {
      await page.click(toggle);
      await expect.poll(() => page.isVisible(menu)).toBe(isOpen);
    }
  });

  test("the limits, whom to write to and a letter are all there, with a note that the tool needs JavaScript", async () => {
    await page.go(routes.claim);
    expect(await page.text("main")).toContain("JavaScript is switched off");
    for (const { to } of claim.addressees) expect((await page.text("#whom"))?.toLowerCase()).toContain(to);
  });
});

import { routes } from "#routes.ts";
import { contactForm, fill, formIsReady, goodMessage, holdScripts, openForm } from "./support/contact-form.ts";
import { practice } from "./support/practice.ts";
import { recordRequests } from "./support/record.ts";
import { expect, test, type Page } from "./support/test.ts";

const notOurFiles = (requests: readonly string[]) =>
  requests.filter(
    (request) => !/^GET http:\/\/localhost:\d+\/(contact$|_astro\/|favicon|site\.webmanifest)/.test(request),
  );

async function expectNothingLost(page: Page) {
  const form = contactForm(page);
  for (const [field, value] of Object.entries(goodMessage))
    await expect(form[field as keyof typeof goodMessage]).toHaveValue(value);
  await expect(form.patientType).toHaveValue("attorney");
  await expect(page).toHaveURL(routes.contact);
}

test.describe("before the form's code has arrived", () => {
  for (const how of ["a click", "Enter"]) {
    test(`a message sent with ${how} is held in the page, and taken once the code is there`, async ({ page }) => {
      const requests = recordRequests(page);
      const scripts = await holdScripts(page);
      await page.goto(routes.contact);
      const form = contactForm(page);
      await fill(page, goodMessage);
      await form.patientType.selectOption("attorney");
      if (how === "Enter") await form.name.press("Enter");
      else await form.send.dblclick();

      await expectNothingLost(page);
      const heard = page.getByRole("status").getByText("this form is still loading");
      await expect(heard).toBeVisible();
      await expect(heard.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
      await expect(form.notices).toHaveCount(0);
      expect(notOurFiles(requests)).toEqual([]);

      scripts.release();
      await expect(form.notices).toHaveText([/Message Sent!/]);
      await expect(heard).toBeHidden();
      await expect(form.message).toHaveValue("");
      await expect(form.patientType).toHaveValue("patient");
      await expect(page).toHaveURL(routes.contact);
      expect(notOurFiles(requests)).toEqual([]);
    });
  }

  test("what was typed stays when the code arrives", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(routes.contact);
    await fill(page, goodMessage);
    await contactForm(page).patientType.selectOption("attorney");
    scripts.release();
    await formIsReady(page);
    await expectNothingLost(page);
    await expect(contactForm(page).notices).toHaveCount(0);
  });

  test(
    "a person who types while it arrives loses no letter, nor the place in the text",
    { tag: "@desktop" },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(routes.contact);
      const processor = await page.context().newCDPSession(page);
      await processor.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      const { form, message } = contactForm(page);
      await message.pressSequentially("Please me.");
      for (let letters = "me.".length; letters > 0; letters--) await page.keyboard.press("ArrowLeft");
      scripts.release();
      let times = 0;
      for (let ready = false; !ready; times++) {
        ready = await form.evaluate((element: HTMLFormElement) => element.noValidate);
        await page.keyboard.type("call ");
      }
      await expect(message).toHaveValue(`Please ${"call ".repeat(times)}me.`);
    },
  );

  test("a blank form is held, too, and told what is missing once the code is there", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(routes.contact);
    const form = contactForm(page);
    await form.send.click();
    await expect(page).toHaveURL(routes.contact);
    await expect(form.send).toBeFocused();
    scripts.release();
    await expect(form.error).toBeVisible();
    await expect(form.name).toBeFocused();
    await expect(form.success).toHaveCount(0);
  });
});

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the form stands there, sends nothing, keeps everything, and says to call", async ({ page }) => {
    await page.goto(routes.contact);
    const form = contactForm(page);
    await fill(page, goodMessage);
    await form.patientType.selectOption("attorney");
    const requests = recordRequests(page);
    await form.send.click();
    await form.name.press("Enter");

    await expectNothingLost(page);
    expect(requests).toEqual([]);
    // Playwright reads no text of a `noscript` itself, but that of what stands in it.
    const words = page.locator("noscript p");
    await expect(words).toHaveText(`The form needs JavaScript, which is switched off. Please call ${practice.phone}.`);
    await expect(words).toBeVisible();
    await expect(words.locator("a")).toHaveAttribute("href", practice.tel);
  });
});

test("when the code never arrives, the form says so, keeps what was typed, and offers the phone", async ({ page }) => {
  const requests = recordRequests(page);
  await page.route("**/_astro/*.js", (route) => route.abort());
  await page.goto(routes.contact);
  const form = contactForm(page);
  await fill(page, goodMessage);
  await form.patientType.selectOption("attorney");
  await form.send.click();

  // The browser is asked a second time after a second.
  const words = page.getByRole("status").getByText("This form could not start.");
  await expect(words).toBeVisible();
  await expect(page.getByText("this form is still loading")).toBeHidden();
  await expect(words.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
  await form.send.click();
  await expectNothingLost(page);
  await expect(form.notices).toHaveCount(0);
  expect(notOurFiles(requests)).toEqual([]);
});

test(
  "when the code fails to arrive once, it is asked for again, and the form works",
  { tag: "@desktop" },
  async ({ page }) => {
    const failed = new Set<string>();
    await page.route("**/_astro/{ContactIsland,client}.*", (route) => {
      const { pathname } = new URL(route.request().url());
      if (failed.has(pathname)) return route.continue();
      failed.add(pathname);
      return route.abort();
    });
    await page.goto(routes.contact);
    const form = contactForm(page);
    await fill(page, goodMessage);
    await form.send.click();
    await expect(form.notices).toHaveText([/Message Sent!/]);
    expect(failed.size).toBe(2);
  },
);

test.describe("when the form breaks", { tag: "@desktop" }, () => {
  test("while sending, it says so with the phone number, and keeps what was typed", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLFormElement.prototype.reset = () => {
        throw new Error("The drawer is stuck.");
      };
    });
    const form = await openForm(page);
    await fill(page, goodMessage);
    await form.send.click();
    await expectUnexpected(page, "The drawer is stuck.");
    await expect(form.message).toHaveValue(goodMessage.message);
    await expect(form.name).toHaveValue(goodMessage.name);
    await expectPageUsable(page);
  });

  test("as it starts, words typed before are offered to copy", async ({ page }) => {
    await breakAtStart(page);
    const scripts = await holdScripts(page);
    await page.goto(routes.contact);
    await fill(page, goodMessage);
    scripts.release();
    await expectUnexpected(page, "The form has no hinges.");
    await expect(page.getByRole("textbox", { name: "What you wrote, to copy" })).toHaveValue(
      Object.values(goodMessage).join("\n"),
    );
  });

  test("as it starts and nothing was typed, nothing is offered to copy", async ({ page }) => {
    await breakAtStart(page);
    await page.goto(routes.contact);
    await contactForm(page).form.click({ position: { x: 1, y: 1 } });
    await expectUnexpected(page, "The form has no hinges.");
    await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expectPageUsable(page);
  });
});

async function breakAtStart(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLFormElement.prototype, "noValidate", {
      set() {
        throw new Error("The form has no hinges.");
      },
    });
  });
}

async function expectUnexpected(page: Page, errorText: string) {
  const alert = page.getByRole("alert").filter({ hasText: "Unexpected Application Error!" });
  await expect(alert).toContainText(errorText);
  await expect(alert.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
}

async function expectPageUsable(page: Page) {
  await expect(page.getByRole("heading", { name: "Our two offices" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: practice.phone }).scrollIntoViewIfNeeded();
  await page.getByRole("banner").getByRole("link", { name: practice.name }).click();
  await expect(page).toHaveURL(routes.home);
}

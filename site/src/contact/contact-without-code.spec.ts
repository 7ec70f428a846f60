import { routes } from "#routes.ts";
import {
  contactForm,
  fill,
  formIsReady,
  validMessage,
  delayScripts,
  openForm,
} from "../../tests/journeys/support/contact-form.ts";
import { practice } from "../../tests/journeys/support/practice.ts";
import { recordRequests } from "../../tests/journeys/support/record.ts";
import { expect, test, type Page } from "../../tests/journeys/support/test.ts";

// Tests for all islands, with their code late, missing or broken, are in islands.spec.ts.
const notOurFiles = (requests: readonly string[]) =>
  requests.filter(
    (request) =>
      !/^GET http:\/\/localhost:\d+\/(contact$|_astro\/|favicon|site\.webmanifest)|\/api\/messages$/.test(request),
  );

async function expectNothingLost(page: Page) {
  const form = contactForm(page);
  for (const [field, value] of Object.entries(validMessage))
    await expect(form[field as keyof typeof validMessage]).toHaveValue(value);
  await expect(form.patientType).toHaveValue("attorney");
  await expect(page).toHaveURL(routes.contact);
}

test.describe("before the form's code has arrived", () => {
  for (const how of ["a double click", "Enter"])
    test(
      `a message submitted with ${how} is deferred, keeps its input, and is handled after hydration`,
      { tag: how === "Enter" ? ["@phone", "@thorough"] : "@phone" },
      async ({ page }) => {
        const requests = recordRequests(page);
        const scripts = await delayScripts(page);
        await page.goto(routes.contact);
        const form = contactForm(page);
        await fill(page, validMessage);
        await form.patientType.selectOption("attorney");
        if (how === "Enter") await form.name.press("Enter");
        else await form.send.dblclick();
        await expect(page.getByRole("status").getByText("this form is still loading")).toBeVisible();
        await expectNothingLost(page);
        await expect(form.notices).toHaveCount(0);

        scripts.release();
        await expect(form.notices).toHaveText([/Message Sent!/]);
        await expect(form.message).toHaveValue("");
        await expect(form.patientType).toHaveValue("patient");
        await expect(page).toHaveURL(routes.contact);
        expect(notOurFiles(requests)).toEqual([]);
      },
    );

  test.describe("whatever the screen", { tag: "@desktop" }, () => {
    test("what was typed stays when the code arrives, and nothing is sent", async ({ page }) => {
      const scripts = await delayScripts(page);
      await page.goto(routes.contact);
      await fill(page, validMessage);
      await contactForm(page).patientType.selectOption("attorney");
      scripts.release();
      await formIsReady(page);
      await expectNothingLost(page);
      await expect(contactForm(page).notices).toHaveCount(0);
    });

    test(
      "typing during hydration loses no character, nor the position of the caret",
      { tag: "@thorough" },
      async ({ page }) => {
        const scripts = await delayScripts(page);
        await page.goto(routes.contact);
        const processor = await page.context().newCDPSession(page);
        await processor.send("Emulation.setCPUThrottlingRate", { rate: 6 });
        const { form, message } = contactForm(page);
        await message.pressSequentially("Please me.");
        for (let characters = "me.".length; characters > 0; characters--) await page.keyboard.press("ArrowLeft");
        scripts.release();
        let times = 0;
        for (let ready = false; !ready; times++) {
          ready = await form.evaluate((element: HTMLFormElement) => element.noValidate);
          await page.keyboard.type("call ");
        }
        await expect(message).toHaveValue(`Please ${"call ".repeat(times)}me.`);
      },
    );

    test(
      "an empty form is deferred, too, and shows its errors after hydration",
      { tag: "@thorough" },
      async ({ page }) => {
        const scripts = await delayScripts(page);
        await page.goto(routes.contact);
        const form = contactForm(page);
        await form.send.click();
        await expect(page).toHaveURL(routes.contact);
        await expect(form.send).toBeFocused();
        scripts.release();
        await expect(form.error).toBeVisible();
        await expect(form.name).toBeFocused();
        await expect(form.success).toHaveCount(0);
      },
    );

    test(
      "code that fails to load once is requested again, and the form works",
      { tag: "@thorough" },
      async ({ page }) => {
        const failed = new Set<string>();
        await page.route("**/_astro/{ServerForm,client}.*", (route) => {
          const { pathname } = new URL(route.request().url());
          if (failed.has(pathname)) return route.continue();
          failed.add(pathname);
          return route.abort();
        });
        await page.goto(routes.contact);
        const form = contactForm(page);
        await fill(page, validMessage);
        await form.send.click();
        await expect(form.notices).toHaveText([/Message Sent!/]);
        expect(failed.size).toBe(2);
      },
    );
  });
});

test(
  "a form that throws while sending shows an error with the phone, keeps its input, and leaves the page usable",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.addInitScript(() => {
      HTMLFormElement.prototype.reset = () => {
        throw new Error("The drawer is stuck.");
      };
    });
    const form = await openForm(page);
    await fill(page, validMessage);
    await form.send.click();
    const alert = page.getByRole("alert").filter({ hasText: "Unexpected Application Error!" });
    await expect(alert).toContainText("The drawer is stuck.");
    await expect(alert.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
    await expect(form.message).toHaveValue(validMessage.message);
    await expect(form.name).toHaveValue(validMessage.name);
    await expect(page.getByRole("heading", { name: "Our two offices" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: practice.name }).click();
    await expect(page).toHaveURL(routes.home);
  },
);

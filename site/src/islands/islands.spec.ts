import { contactForm, formIsReady, delayScripts } from "../../tests/journeys/support/contact-form.ts";
import { islands, type Island, type Use } from "../../tests/journeys/support/islands.ts";
import { helpWithForms, others, translateAsChrome } from "../../tests/journeys/support/third-party-changes.ts";
import { practice } from "../../tests/journeys/support/practice.ts";
import { recordErrors, recordRequests, recordUses } from "../../tests/journeys/support/record.ts";
import { expect, test, type Page } from "../../tests/journeys/support/test.ts";
import { routes } from "#routes.ts";

/** The fields of a use; of radio buttons, the checked one. */
async function fields(page: Page, { form }: Island, values: Readonly<Record<string, string>> = {}) {
  return Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      const control = page.locator(`${form} [name=${name}]`);
      const radio = control.and(page.locator(`[type=radio][value="${value}"]`));
      return { control, value, radio: (await radio.count()) ? radio : undefined };
    }),
  );
}

/** Fills in the form like a visitor; text fields last, so that one keeps the focus. */
async function enter(page: Page, island: Island, { typed, chosen }: Use) {
  for (const { control, value, radio } of await fields(page, island, chosen)) {
    const folded = control.locator("xpath=ancestor::details[not(@open)]");
    if (await folded.count()) await folded.locator("summary").click();
    await (radio ? radio.check({ force: true }) : control.selectOption(value));
  }
  for (const { control, value } of await fields(page, island, typed)) {
    await control.focus();
    await control.fill(value);
  }
}

async function expectEntered(page: Page, island: Island, { typed, chosen }: Use) {
  for (const { control, value, radio } of await fields(page, island, { ...typed, ...chosen }))
    await (radio ? expect(radio).toBeChecked() : expect(control).toHaveValue(value));
}

const press = (page: Page, { form }: Island) => page.locator(`${form} button:not([type=button])`).first().click();

async function expectAnswer(page: Page, use: Use, before?: Use) {
  const { at, says, not } = use.answer;
  const answer = page.locator(at).first();
  await expect(answer).toContainText(says);
  if (not) await expect(answer).not.toContainText(not);
  if (before?.answer.at === at) await expect(answer).not.toContainText(before.answer.says);
}

async function useTwice(page: Page, island: Island, [first, second] = island.uses) {
  await expectAnswer(page, first);
  await enter(page, island, second);
  await press(page, island);
  await expectAnswer(page, second, first);
}

const ready = (page: Page, { form }: Island) => expect(page.locator(form)).toHaveJSProperty("noValidate", true);

/** The status of an island's code, with the phone number, which works without it. */
async function expectLine(page: Page, text: string) {
  const line = page.getByRole("main").getByRole("status").getByText(text);
  await expect(line).toBeVisible();
  await expect(line.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
}

// The tools are built like the form.
for (const island of islands) {
  const { name, path, uses, asks = /^$/, givesBack, scriptless = "", isPosted } = island;
  const [first, second] = uses;
  const entered = [first, second].flatMap(({ typed = {} }) => Object.values(typed));

  test.describe(name, { tag: path === routes.contact ? "@desktop" : ["@desktop", "@thorough"] }, () => {
    test("works twice when translators and form helpers change its page, before or after hydration", async ({
      page,
    }) => {
      const errors = await recordErrors(page);
      const scripts = await delayScripts(page);
      await page.goto(path);
      await enter(page, island, first);
      for (const { change } of others) await page.evaluate(change);
      await press(page, island);
      scripts.release();
      await useTwice(page, island);

      await page.goto(path);
      await enter(page, island, first);
      await ready(page, island);
      for (const { change } of others) await page.evaluate(change);
      await press(page, island);
      await useTwice(page, island);
      expect(errors).toEqual([]);
    });

    test(
      "is hydrated with the input, the focus and the caret while all of them change the page",
      { tag: "@thorough" },
      async ({ page }) => {
        const errors = await recordErrors(page);
        const scripts = await delayScripts(page);
        await page.goto(path);
        await enter(page, island, first);
        for (const { change } of others) await page.evaluate(change);
        await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement instanceof HTMLTextAreaElement) activeElement.setSelectionRange(3, 3);
        });
        const place = () =>
          page.evaluate(() => {
            const { name: field, selectionStart } = document.activeElement as HTMLInputElement;
            return [field, selectionStart];
          });
        const before = await place();
        scripts.release();
        await ready(page, island);
        await expectEntered(page, island, first);
        expect(await place()).toEqual(before);
        expect(errors).toEqual([]);
      },
    );

    test("shows a loading status when it is used before its code has arrived, and then the result", async ({
      page,
    }) => {
      const scripts = await delayScripts(page);
      await page.goto(path);
      await enter(page, island, first);
      await press(page, island);
      await expectLine(page, "still loading");
      await expect(page).toHaveURL(path);
      scripts.release();
      await expectAnswer(page, first);
      await expect(page.getByText("still loading")).toBeHidden();
    });

    if (!isPosted)
      test("shows an error, keeps the input and offers the phone when its code never arrives", async ({ page }) => {
        await page.route("**/_astro/*.js", (route) => route.abort());
        await page.goto(path);
        await enter(page, island, first);
        await press(page, island);
        // The import is retried after a second.
        await expectLine(page, "could not start.");
        await expect(page.getByText("still loading")).toBeHidden();
        await press(page, island);
        await expectEntered(page, island, first);
        await expect(page).toHaveURL(path);
      });

    if (givesBack)
      test("shows an error, offers the phone and restores the input when it throws during hydration", async ({
        page,
      }) => {
        await page.addInitScript(() => {
          Object.defineProperty(HTMLFormElement.prototype, "noValidate", {
            get: () => false,
            set() {
              throw new Error("The form has no hinges.");
            },
          });
        });
        const scripts = await delayScripts(page);
        await page.goto(path);
        await enter(page, island, first);
        scripts.release();
        const alert = page.getByRole("alert").filter({ hasText: "The form has no hinges." });
        await expect(alert.getByRole("link", { name: practice.phone })).toHaveAttribute("href", practice.tel);
        const copy = page.getByRole("textbox", { name: "What you wrote, to copy" });
        for (const value of Object.values(first.typed ?? {})) expect(await copy.inputValue()).toContain(value);
      });

    test("neither sends nor stores the input, nor adds to the history", { tag: "@thorough" }, async ({ page }) => {
      const uses = await recordUses(page);
      await page.goto(path);
      await enter(page, island, first);
      await ready(page, island);
      await page.waitForLoadState("networkidle");
      const requests = recordRequests(page);
      const history = await page.evaluate(() => window.history.length);
      await press(page, island);
      await useTwice(page, island);
      expect(requests.filter((request) => !asks.test(request))).toEqual([]);
      expect(requests.filter((request) => entered.some((value) => request.includes(value)))).toEqual([]);
      expect(uses).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => window.history.length)).toBe(history);
      await expect(page).toHaveURL(path);
    });

    if (!isPosted)
      test.describe("without JavaScript", () => {
        test.use({ javaScriptEnabled: false });

        test("says so, keeps what was entered, and sends nothing", async ({ page }) => {
          await page.goto(path);
          // Playwright reads no text of a `noscript` itself, but that of what is in it.
          await expect(page.locator("noscript p")).toContainText(scriptless);
          await enter(page, island, first);
          await expect(page.locator("noscript p")).toBeVisible();
          const requests = recordRequests(page);
          await press(page, island);
          await expectEntered(page, island, first);
          expect(requests).toEqual([]);
          await expect(page).toHaveURL(path);
        });
      });
  });
}

test(
  "hydration keeps translated text and elements inserted beside the fields",
  { tag: "@desktop" },
  async ({ page }) => {
    const scripts = await delayScripts(page);
    await page.goto(routes.contact);
    const { form, message } = contactForm(page);
    await message.focus();
    await page.evaluate(translateAsChrome, "once");
    await page.evaluate(helpWithForms);
    const labels = form.locator("label font");
    const count = await labels.count();
    expect(count).toBeGreaterThanOrEqual(5);
    scripts.release();
    await formIsReady(page);
    await expect(labels).toHaveCount(count);
    await expect(form.locator("select + manager-icon")).toHaveCount(1);
  },
);

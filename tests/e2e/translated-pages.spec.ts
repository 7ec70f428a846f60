import { expect, test, type Page } from "./support/test.ts";
import { routes } from "#routes.ts";
import { contactForm, formIsReady, holdScripts } from "./support/contact-form.ts";
import { islands, type Island, type Use } from "./support/islands.ts";
import { helpWithForms, translateAsChrome, translateAsFirefox, translateAsSafari } from "./support/others.ts";
import { recordFaults } from "./support/record.ts";

const others: readonly { others: string; change: () => void }[] = [
  { others: "Chrome translates the page", change: translateAsChrome },
  { others: "Safari translates the page", change: translateAsSafari },
  { others: "Firefox translates the page", change: translateAsFirefox },
  { others: "password managers and spelling helpers are in its form", change: helpWithForms },
];

const field = (page: Page, { form }: Island, name: string) => page.locator(`${form} [name=${name}]`);

/** Chooses and types as a visitor does, the typing last, so that it keeps the focus. */
async function enter(page: Page, island: Island, { typed = {}, chosen = {} }: Use) {
  for (const [name, value] of Object.entries(chosen)) {
    const control = field(page, island, name);
    const radio = control.and(page.locator(`[value=${value}]`));
    if (await radio.count()) await radio.check({ force: true });
    else await control.selectOption(value);
  }
  for (const [name, value] of Object.entries(typed)) {
    await field(page, island, name).focus();
    await field(page, island, name).fill(value);
  }
}

async function expectEntered(page: Page, island: Island, { typed = {}, chosen = {} }: Use) {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, island, name)).toHaveValue(value);
  for (const [name, value] of Object.entries(chosen)) {
    const control = field(page, island, name);
    const radio = control.and(page.locator(`[value=${value}]`));
    if (await radio.count()) await expect(radio).toBeChecked();
    else await expect(control).toHaveValue(value);
  }
}

const press = (page: Page, { form }: Island) => page.locator(`${form} button`).first().click();

async function expectAnswer(page: Page, use: Use, before?: Use) {
  const { at, says, not } = use.answer;
  const answer = page.locator(at).first();
  await expect(answer).toContainText(says);
  if (not) await expect(answer).not.toContainText(not);
  if (before?.answer.at === at) await expect(answer).not.toContainText(before.answer.says);
}

/** Which field has the focus, and where in its text the caret stands, if it says so. */
const place = (page: Page) =>
  page.evaluate(() => {
    const { name, selectionStart } = document.activeElement as HTMLInputElement;
    return [name, selectionStart];
  });

const ready = (page: Page, { form }: Island) => expect(page.locator(form)).toHaveJSProperty("noValidate", true);

test.describe("however others have changed the page", { tag: "@desktop" }, () => {
  for (const island of islands) {
    const [first, second] = island.uses;

    for (const { others: who, change } of others) {
      test(`${island.name} makes an early press again and answers twice when ${who}`, async ({ page }) => {
        const faults = await recordFaults(page);
        const scripts = await holdScripts(page);
        await page.goto(island.path);
        await enter(page, island, first);
        await page.evaluate(change);
        await press(page, island);
        scripts.release();
        await expectAnswer(page, first);
        await enter(page, island, second);
        await press(page, island);
        await expectAnswer(page, second, first);
        expect(faults).toEqual([]);
      });

      test(`${island.name} goes on as before when ${who} after it took over`, async ({ page }) => {
        const faults = await recordFaults(page);
        await page.goto(island.path);
        await enter(page, island, first);
        await ready(page, island);
        await page.evaluate(change);
        await press(page, island);
        await expectAnswer(page, first);
        await enter(page, island, second);
        await press(page, island);
        await expectAnswer(page, second, first);
        expect(faults).toEqual([]);
      });
    }

    test(`${island.name} takes over what was typed and chosen, the focus and the caret, when all of them come`, async ({
      page,
    }) => {
      const faults = await recordFaults(page);
      const scripts = await holdScripts(page);
      await page.goto(island.path);
      await enter(page, island, first);
      for (const { change } of others) await page.evaluate(change);
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLTextAreaElement) activeElement.setSelectionRange(3, 3);
      });
      const before = await place(page);
      scripts.release();
      await ready(page, island);
      await expectEntered(page, island, first);
      expect(await place(page)).toEqual(before);
      expect(faults).toEqual([]);
    });
  }

  test("what was translated, and what stands beside the fields, stays so when the form takes over", async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(routes.contact);
    const { form, message } = contactForm(page);
    await message.focus();
    await page.evaluate(translateAsChrome, "once");
    await page.evaluate(helpWithForms);
    const made = { labels: form.locator("label font"), icons: form.locator("select + manager-icon") };
    const labels = await made.labels.count();
    expect(labels).toBeGreaterThanOrEqual(5);
    scripts.release();
    await formIsReady(page);
    await expect(made.labels).toHaveCount(labels);
    await expect(made.icons).toHaveCount(1);
  });
});

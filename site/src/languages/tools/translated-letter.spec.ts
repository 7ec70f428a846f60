import { readableDay, readableTime } from "#practice/day.ts";
import { languageHref, localeOf } from "#languages/languages.ts";
import { longestParts } from "#tools/letter/notice-letter.ts";
import { routes } from "#routes.ts";
import { shownTool } from "../../../tests/support/content.ts";
import { expectAccessible, expectReadableOnNarrowScreen } from "../../../tests/journeys/support/checks.ts";
import { unfold, wholeLetter } from "../../../tests/journeys/support/letter.ts";
import { sheets } from "../../../tests/journeys/support/paper.ts";
import { recordErrors } from "../../../tests/journeys/support/record.ts";
import { sampleOfLanguages } from "../../../tests/journeys/support/thorough.ts";
import { expect, test, type Page } from "../../../tests/journeys/support/test.ts";

type Tool = ReturnType<typeof shownTool<"notice-letter">>[number];

const sampled = sampleOfLanguages(shownTool("notice-letter"));
const hrefOf = ({ content }: Tool) => languageHref(content.id, routes.noticeLetter);
const letter = (page: Page) => page.locator("article[translate=no]").first();

const answers = { ...wholeLetter, accident: "2026-01-15" };

async function open(page: Page, path: string) {
  await page.clock.setFixedTime(new Date("2026-11-21T17:00:00Z"));
  await page.addInitScript(() => {
    window.print = () => (document.body.dataset["printed"] = "yes");
  });
  await page.goto(path);
}

async function fill(page: Page, values: Partial<typeof answers>) {
  await unfold(page);
  for (const [name, value] of Object.entries(values)) await page.locator(`#letter [name=${name}]`).fill(value);
}

/**
 * The lines of the letter as sent: without the notes beside them, and without the text for screen readers on blank
 * lines.
 */
const sent = (page: Page) =>
  letter(page).evaluate((article) => {
    const copy = article.cloneNode(true) as HTMLElement;
    for (const beside of copy.querySelectorAll("[data-screen-only]")) beside.remove();
    const lines = [...copy.querySelectorAll("dt, dd, h4, p")].map((line) =>
      line.textContent.replace(/\(.*?\)|（.*?）/g, "_"),
    );
    return lines.map((line) => line.replace(/\s+/g, " ").trim());
  });

/** The notes beside its lines. */
const beside = (page: Page) => letter(page).locator("[data-screen-only]").allTextContents();

for (const tool of sampled)
  test(
    `in ${tool.content.id} the letter is that of the English tool, and each of its lines has its translation`,
    { tag: "@desktop" },
    async ({ page }) => {
      const letters: string[][] = [];
      for (const path of [routes.noticeLetter, hrefOf(tool)]) {
        await open(page, path);
        await fill(page, answers);
        await expect(letter(page)).toContainText(answers.account);
        letters.push(await sent(page));
      }
      const [english = [], translated] = letters;
      expect(translated).toEqual(english);
      expect(english).toContain("January 15, 2026");
      expect(english.join(" ")).toContain("I could not give notice sooner because");

      const { name: _, pen: __, ...lines } = tool.texts.letter;
      const locale = localeOf(tool.texts.language);
      const said = await beside(page);
      for (const text of [...Object.values(lines), ...Object.values(tool.rules.sentences)])
        expect(said).toContain(text);
      for (const day of ["2026-11-21", answers.accident])
        expect(said.map(spaced)).toContain(spaced(readableDay(day, locale)));
      // A browser may have newer `Intl` data than the test runner.
      expect(said.map(unspaced)).toContain(unspaced(readableTime(answers.time, locale)));
    },
  );

const spaced = (text: string) => text.replace(/\s/g, " ");
const unspaced = (text: string) => text.replace(/\s/g, "");

// One is enough; a release may have none.
for (const tool of sampled.slice(-1))
  test.describe(`in ${tool.content.id}`, { tag: ["@desktop", "@thorough"] }, () => {
    const { texts, frame } = tool;
    const { others } = texts;

    test(
      "errors, the letter and its steps are in that language, by keyboard alone",
      { tag: "@thorough" },
      async ({ page }) => {
        const errors = await recordErrors(page);
        await open(page, hrefOf(tool));
        await fill(page, { accident: "2026-11-22", account: "x".repeat(longestParts.account + 1) });
        const accident = page.getByLabel(texts.labels.accident, { exact: true });
        await page.getByLabel(texts.labels.place, { exact: true }).press("Enter");
        await expect(accident).toBeFocused();
        await expect(accident).toHaveAccessibleDescription(new RegExp(`${frame.days.future}$`));
        await expect(page.getByLabel(texts.labels.account, { exact: true })).toHaveAccessibleDescription(
          new RegExp(`${longestParts.account}.*${longestParts.account + 1}`),
        );
        await expectAccessible(page, "#letter");

        await fill(page, answers);
        await page.getByLabel(texts.labels.place, { exact: true }).press("Enter");
        await expect(page.getByRole("heading", { name: texts.paper.title, exact: true })).toBeFocused();
        await expect(page.getByRole("article", { name: texts.letter.name })).toContainText(answers.account);
        await expectAccessible(page, "#letter");
        await expectReadableOnNarrowScreen(page);
        expect(errors).toEqual([]);
      },
    );

    test("the English letter is printed alone, and the translation on a second sheet on request", async ({ page }) => {
      const printedText = async () => (await page.locator("body").innerText()).replace(/\(.*?\)|（.*?）/g, "_");
      await open(page, routes.noticeLetter);
      await fill(page, answers);
      await expect(letter(page)).toContainText(answers.account);
      await page.emulateMedia({ media: "print" });
      const english = await printedText();

      await page.emulateMedia({ media: "screen" });
      await open(page, hrefOf(tool));
      // Chosen before hydration, as a visitor may.
      await page.getByLabel(others.copy).check();
      await page.getByLabel(others.copy).uncheck();
      await fill(page, answers);
      await page.getByRole("button", { name: texts.paper.print }).click();
      await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
      await page.emulateMedia({ media: "print" });
      expect(await sheets(page)).toBe(1);
      expect(await printedText()).toBe(english);

      await page.emulateMedia({ media: "screen" });
      await page.getByLabel(others.copy).press("Space");
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(others.own)).toBeVisible();
      await expect(page.getByText(others.own).locator("xpath=..")).toHaveCSS("break-before", "page");
      expect((await printedText()).startsWith(english)).toBe(true);
      for (const text of [texts.letter.signature, texts.rules?.sentences.request ?? "", answers.account])
        expect(((await printedText()).split(others.own)[1] ?? "").replace(/\s/g, " ")).toContain(text);
      expect(await sheets(page)).toBe(2);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the blank English letter is on one sheet, and nothing is offered that does not work", async ({ page }) => {
        await page.goto(hrefOf(tool));
        await expect(page.locator("noscript p")).toContainText(texts.page.without);
        await expect(page.getByLabel(others.copy)).toBeHidden();
        expect(await sheets(page)).toBe(1);
        await page.emulateMedia({ media: "print" });
        const printed = (await page.locator("body").innerText()).trim();
        expect(printed).toMatch(/^From/);
        for (const text of [texts.letter.from, texts.page.title, texts.paper.title])
          expect(printed).not.toContain(text);
      });
    });
  });

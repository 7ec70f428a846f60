import { readFile } from "node:fs/promises";
import { languageHref } from "#languages/languages.ts";
import { routes } from "#routes.ts";
import { shownTool } from "../../../tests/support/content.ts";
import { expectAccessible, expectReadableOnNarrowScreen } from "../../../tests/journeys/support/checks.ts";
import { sheets } from "../../../tests/journeys/support/paper.ts";
import { recordErrors } from "../../../tests/journeys/support/record.ts";
import { sampleOfLanguages } from "../../../tests/journeys/support/thorough.ts";
import { expect, test, type Page } from "../../../tests/journeys/support/test.ts";

const tools = sampleOfLanguages(shownTool("deadlines"));

type Question = { today?: string; accident?: string; said?: string };

/** The tool on a day, by keyboard: the day of the crash, and Enter. */
async function askOn(page: Page, path: string, { said = "", ...question }: Question) {
  await setDay(page, question);
  await page.goto("about:blank");
  await page.goto(`${path}#${said}`);
  await ask(page, question);
}

const setDay = (page: Page, { today = "2026-11-21" }: Question) =>
  page.clock.setFixedTime(new Date(`${today}T17:00:00Z`));

async function ask(page: Page, { accident = "", ...on }: Question) {
  await setDay(page, on);
  const field = page.locator("#accident");
  await field.fill(accident);
  await field.press("Enter");
  await expect(page.locator("#dates h3[tabindex]")).toBeFocused();
}

/** The days in the result from `datetime`, in order. */
const daysOn = (page: Page) =>
  page.locator("#dates time").evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));

const asked: readonly Question[] = [
  { accident: "2026-11-10" },
  { accident: "2026-11-20" },
  { accident: "2026-01-15" },
  { accident: "2024-11-20" },
  { today: "2026-12-05", accident: "2026-12-02" },
  { accident: "2026-08-01", said: "working=yes&drove=yes&vehicle=uninsured&fled=yes&public=yes" },
];

async function answersOn(page: Page, path: string) {
  const answers: { days: (string | null)[]; text: string }[] = [];
  for (const one of asked) {
    await (answers.length === 0 || one.said ? askOn(page, path, one) : ask(page, one));
    answers.push({ days: await daysOn(page), text: await page.locator("#dates").innerText() });
  }
  return answers;
}

test("in each language the dates are those of the English tool", { tag: "@desktop" }, async ({ page }) => {
  const errors = await recordErrors(page);
  const english = await answersOn(page, routes.deadlines);
  for (const { content } of tools)
    for (const [index, { days, text }] of (
      await answersOn(page, languageHref(content.id, routes.deadlines))
    ).entries()) {
      expect(days, `${content.id}, ${JSON.stringify(asked[index])}`).toEqual(english[index]?.days);
      // A leftover plural form or placeholder, or a period after one.
      expect(text, content.id).not.toMatch(/[{}#]|plural|\.\.|undefined/);
    }
  expect(errors).toEqual([]);
});

for (const { content, texts, frame } of tools) {
  const path = languageHref(content.id, routes.deadlines);

  test(
    `in ${texts.language} an invalid day is an error, and the result is accessible and prints`,
    { tag: ["@desktop", "@thorough"] },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-21T17:00:00Z"));
      await page.goto(path);
      await page.locator("#accident").fill("2026-11-22");
      await page.getByRole("button", { name: texts.form.show }).click();
      await expect(page.locator("#accident")).toHaveAccessibleDescription(frame.days.future);
      await askOn(page, path, { accident: "2026-11-10" });
      await expectAccessible(page, "#dates");
      await expectReadableOnNarrowScreen(page);
      expect(await sheets(page)).toBe(1);
    },
  );

  test(
    `in ${texts.language} the labels in the drawing do not overlap`,
    { tag: ["@phone", "@thorough"] },
    async ({ page }) => {
      await askOn(page, path, { accident: "2026-11-06" });
      const names = page.locator("#dates svg:has(circle) text");
      const crash = await names.getByText(texts.line.crash, { exact: true }).boundingBox();
      const next = await names.getByText(texts.line.next.replace("{day}", "")).boundingBox();
      if (!crash || !next) throw new Error("the drawing has no names");
      const isBeside = crash.x + crash.width + 4 <= next.x;
      // Text of 15 px; the boxes have space above and below it.
      expect(isBeside || crash.y + 15 <= next.y).toBe(true);
    },
  );

  test(
    `in ${texts.language} the calendar file is in that language, in lines of at most 75 bytes`,
    { tag: ["@desktop", "@thorough"] },
    async ({ page }) => {
      await askOn(page, path, { accident: "2026-11-10" });
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: texts.calendar.save }).click();
      const text = await readFile(await (await coming).path(), "utf8");
      expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      const notice = texts.rules?.limits.find(({ id }) => id === "noticeLimit")?.what ?? "";
      const unfolded = text.replace(/\r\n /g, "").replace(/\\([;,])/g, "$1");
      expect(unfolded).toContain(`SUMMARY:${notice}\r\n`);
      expect(unfolded).toContain(texts.calendar.general);
      expect(unfolded).toMatch(/DTSTART;VALUE=DATE:20261210\r\n/);
      expect(unfolded).not.toMatch(/[{}]/);
      await expect(page.locator("#dates").getByRole("status").last()).toHaveText(texts.calendar.saved);
    },
  );
}

import { expect, test } from "vitest";
import { addDays, dayInNewYork } from "#practice/calendar-days.ts";
import { readableDay } from "#practice/day.ts";
import { languageHref, localeOf } from "#languages/languages.ts";
import { routes } from "#routes.ts";
import { usualDay } from "../../scripts/days.mjs";
import { shownTool } from "../support/content.ts";
import { openPage } from "./support/open-page.ts";

const page = openPage();
const today = dayInNewYork(new Date(usualDay.now));
const accident = addDays(today, -10);

/**
 * Enters the day of the accident into a tool and presses its button. The browser decides the order in which a date is
 * typed.
 */
async function ask(path: string, form: string, shown: string) {
  await page.go(path);
  await page.tab.evaluate((day = "") => {
    const field = document.querySelector<HTMLInputElement>("[name=accident]");
    if (!field) return;
    field.value = day;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, accident);
  await page.click(`${form} button:not([type=button])`);
  await expect.poll(() => page.isFocused(shown)).toBe(true);
}

const spaced = (text: string) => text.replace(/\s/g, " ");

test.each(shownTool("deadlines"))("in $texts.language the dates are those of the English tool", async ({ texts }) => {
  const days = () =>
    page.tab.evaluate(() =>
      [...document.querySelectorAll("[data-result] time")].map((one) => one.outerHTML.slice(0, 27)),
    );
  const shown = "[data-result] h3";
  await ask(routes.deadlines, "#answers", shown);
  const english = await days();
  expect(english.length).toBeGreaterThan(2);
  await ask(languageHref(texts.id, routes.deadlines), "#answers", shown);
  expect(await days()).toEqual(english);
  expect(spaced(await page.text(shown))).toContain(spaced(readableDay(accident, localeOf(texts.language))));
});

test.each(shownTool("notice-letter"))(
  "in $texts.language the letter is in English, with its translation",
  async ({ texts }) => {
    await ask(languageHref(texts.id, routes.noticeLetter), "#letter form", "#letter h3[tabindex]");
    const letter = await page.text("#letter article");
    for (const text of [readableDay(accident), texts.letter.signature, "Signature"]) expect(letter).toContain(text);
  },
);

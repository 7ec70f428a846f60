import { translatedFinder } from "#tools/who-pays/finder-texts.ts";
import { filledIn } from "#content/filled-in.ts";
import { languageHref } from "#languages/languages.ts";
import { mostQuestions } from "#tools/who-pays/who-pays.ts";
import { routes } from "#routes.ts";
import { shownTool, whoPays } from "../../../tests/support/content.ts";
import { expectAccessible, expectReadableOnNarrowScreen } from "../../../tests/journeys/support/checks.ts";
import { sheets } from "../../../tests/journeys/support/paper.ts";
import { recordErrors } from "../../../tests/journeys/support/record.ts";
import { expect, test } from "../../../tests/journeys/support/test.ts";

// One language is enough; a release may have none.
for (const tool of shownTool("who-pays").slice(-1))
  test(
    "“Who pays?” asks, answers and prints in another language, and its answers are in the link to the dates",
    { tag: "@desktop" },
    async ({ page }) => {
      const { rules, texts: spoken, links } = translatedFinder(whoPays, tool);
      const errors = await recordErrors(page);
      const finder = page.locator("#finder");
      const next = page.getByRole("button", { name: spoken.form.next });
      await page.goto(languageHref(tool.content.id, routes.whoPays));

      await next.click();
      await expect(finder.getByRole("group")).toHaveAccessibleDescription(new RegExp(`${spoken.form.choose}$`));
      const way = { working: "no", fled: "no", place: "yes", travel: "riding", insured: "yes", state: "no" };
      for (const [index, [id, option]] of Object.entries(way).entries()) {
        const question = rules.questions.find((one) => one.id === id);
        const place = filledIn(spoken.form.place, { number: index + 1, most: index + mostQuestions(rules, question) });
        await expect(finder.getByRole("group")).toHaveAccessibleName(`${place} ${question?.text}`);
        const label = question?.options.find((one) => one.id === option)?.label ?? "";
        await page.getByRole("radio", { name: label, exact: true }).check({ force: true });
        await next.click();
      }

      const result = finder.locator("h3[tabindex]");
      const found = rules.results.find(({ id }) => id === "vehicle-insurer");
      await expect(result).toBeFocused();
      await expect(result).toHaveText(`${spoken.result.first} ${found?.title}`);
      await expect(finder.getByText(found?.act ?? "")).toBeVisible();
      await expect(page.getByRole("link", { name: spoken.result.dates })).toHaveAttribute(
        "href",
        `${links.dates}#working=no&fled=no&drove=no&vehicle=insured&insurer=vehicle-insurer`,
      );
      await expectAccessible(page, "#finder");
      await expectReadableOnNarrowScreen(page);
      expect(await sheets(page)).toBe(1);
      expect(errors).toEqual([]);
    },
  );

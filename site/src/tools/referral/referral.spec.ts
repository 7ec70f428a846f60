import { readablePhone } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import { caseServices, offices, practice, referralDocuments } from "../../../tests/support/content.ts";
import { paper, sheets } from "../../../tests/journeys/support/paper.ts";
import { recordErrors, recordRequests, recordUses } from "../../../tests/journeys/support/record.ts";
import { expect, test, type Page } from "../../../tests/journeys/support/test.ts";

const sheet = (page: Page) => page.getByRole("group", { name: "Referral sheet" });

/** The lines that fit on one page. */
const fifteenLines = Array.from({ length: 15 }, (_, line) => `${line + 1}. Is the nerve root hurt?`).join("\n");

/** Fills in everything. */
async function fillIn(page: Page) {
  for (const line of await sheet(page).locator("input[type=text], input[type=tel]").all()) {
    await line.fill("Abcdef 123");
    await line.press("Enter");
  }
  await page.getByLabel("Your questions").fill(fifteenLines);
  for (const box of await sheet(page).getByRole("checkbox").all()) await box.check();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without JavaScript", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled });

    test("the sheet prints alone on one Letter page, blank and filled in, with what was typed", async ({ page }) => {
      await page.setViewportSize(paper);
      await page.goto(routes.referral);
      for (const isFilled of [false, true]) {
        if (isFilled) await fillIn(page);
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
        await expect(page.getByText("When it’s ready")).toBeHidden();
        await expect(sheet(page)).toContainText(`Phone ${readablePhone(practice.phone)}`);
        for (const { street } of offices) await expect(sheet(page)).toContainText(street);
        await expect(page.getByText("Name (handwritten)")).toBeVisible();
        expect(await sheets(page)).toBe(1);
        await page.emulateMedia({ media: "screen" });
      }
      await page.emulateMedia({ media: "print" });
      await expect(page.getByLabel("Law firm or clinic")).toHaveValue("Abcdef 123");
    });
  });

test(
  "paper has the whole of a long line and of long questions, also where a box does not grow",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(routes.referral);
    const firm = "Goldberg, Fitzgerald and Partners, Attorneys at Law, ".repeat(3).trim();
    const questions = Array.from({ length: 60 }, (_, line) => `${line + 1}. Is the nerve root hurt?`).join("\n");
    await page.getByLabel("Law firm or clinic").fill(firm);
    await page.getByLabel("Your questions").fill(questions);
    await page.emulateMedia({ media: "print" });
    for (const [label, text] of [
      ["Law firm or clinic", firm],
      ["Your questions", questions],
    ] as const) {
      await expect(page.getByLabel(label)).toBeHidden();
      const copy = sheet(page).locator("[data-typed]", { hasText: text });
      await expect(copy).toHaveText(text);
      const cut = await copy.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
      );
      expect(cut, `${label}: nothing is cut off`).toBeLessThanOrEqual(0);
    }
    await expect(page.getByLabel("Your name"), "a line for a pen").toBeVisible();
    expect(await sheets(page)).toBe(2);
  },
);

test("nothing that is typed is sent, stored, or put into the address", { tag: "@desktop" }, async ({ page }) => {
  const errors = await recordErrors(page);
  const uses = await recordUses(page);
  await page.goto(routes.referral);
  const requests = recordRequests(page);
  await fillIn(page);
  await expect(page).toHaveURL(routes.referral);
  expect(requests).toEqual([]);
  expect(uses).toEqual([]);
  expect(errors).toEqual([]);
});

test(
  "it offers each service for a case and each record to enclose, and its button prints",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("lang", "printed");
    });
    await page.goto(routes.referral);
    const records = referralDocuments.filter(({ from }) => from === "attorneys").flatMap(({ items }) => items);
    for (const name of [...caseServices.map(({ title }) => title), "EMG/NCS Testing", ...records])
      await expect(sheet(page).getByRole("checkbox", { name, exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Print or save as PDF" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "printed");
  },
);

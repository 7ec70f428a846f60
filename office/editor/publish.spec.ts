import { editorForFile } from "#tests/support/editor-site.ts";
import { expectAccessible, expectReadable } from "@practice/site/tests/journeys/support/checks.ts";
import { expect, test, type Page } from "@practice/site/tests/journeys/support/test.ts";

const editor = editorForFile();

test.use({ colorScheme: "light" });

const open = (page: Page, place = "") => page.goto(`${editor.address}${place}`);
const status = (page: Page) => page.getByRole("status").filter({ hasText: /./ });

test.describe("publishing from the editor", { tag: "@desktop" }, () => {
  test("on a phone, the progress of a publication is visible, and going back says to which date", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const changes = Array.from({ length: 20 }, (_, at) => ({
      ...{ key: `${at}`, title: `Place ${at}`, by: ["Anna"] },
      changes: [{ where: `Place ${at}`, before: "old", after: "new" }],
    }));
    const answers: object[] = [
      { changes, state: { step: "idle" } },
      { changes: [], state: { step: "done", at: "2026-11-28T15:00:00Z", notes: [], backTo: "2026-11-20T15:00:00Z" } },
    ];
    await page.route("**/api/publication", (route) => route.fulfill({ json: answers[0] }));
    await page.route("**/api/publish", (route) => route.fulfill({ json: { changes, state: { step: "building" } } }));
    await open(page, "#/publish");
    await expect(page.getByRole("link", { name: "Publish (20)" })).toBeVisible();
    await expectReadable(page, "Publish (20), 390 px");
    await page.getByRole("button", { name: /^Publish \d/ }).click();
    await expect(status(page).filter({ hasText: "Preparing: step 1 of 3" })).toBeInViewport();
    answers.shift();
    await expect(status(page).filter({ hasText: "Taken back." })).toContainText("November 20, 2026 at 10:00 AM");
    await expect(page.getByRole("link", { name: "See the site" })).toHaveAttribute("href", "/");
    await expectReadable(page, "Publish, 390 px");
  });

  test("only what is ticked is published, and a change is discarded after one question", async ({ page }) => {
    const change = (key: string, by: string) => ({ key, title: `Place ${key}`, changes: [], by: [by] });
    const asked: unknown[] = [];
    let changes = [change("a", "Anna"), change("b", "Anna"), change("c", "Anna"), change("d", "Boris")];
    await page.route(/\/api\/(publication|publish|discard)$/, (route, request) => {
      if (request.method() === "POST") asked.push([request.url().replace(/.*\//, ""), request.postDataJSON()]);
      if (request.url().endsWith("discard")) changes = changes.filter(({ key }) => key !== "c");
      return route.fulfill({
        json: { changes, state: { step: request.url().endsWith("publish") ? "checking" : "idle" } },
      });
    });
    await open(page, "#/publish");
    await page.getByRole("button", { name: "Discard this change" }).nth(2).click();
    await expectAccessible(page, "dialog");
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(3);
    await expect(page.getByRole("checkbox", { name: "Place d by Boris" }), "not one’s own").not.toBeChecked();
    await page.getByRole("checkbox", { name: "Place a" }).press("Space");
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: /^Publish \d/ }).click();
    await expect(page.getByRole("progressbar", { name: "Publishing" })).toBeVisible();
    await expectAccessible(page, "main");
    expect(asked).toEqual([
      ["discard", { key: "c" }],
      ["publish", { keys: ["b"] }],
    ]);
  });
});

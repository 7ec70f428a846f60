import { editorForFile } from "#tests/support/editor-site.ts";
import { expectAccessible, expectReadable } from "@practice/site/tests/journeys/support/checks.ts";
import { lowContrast } from "@practice/site/tests/journeys/support/contrast.ts";
import { expect, test } from "@practice/site/tests/journeys/support/test.ts";

const editor = editorForFile();

test.use({ colorScheme: "light" });

test.describe("closing for a day", { tag: "@desktop" }, () => {
  test("with the keyboard alone, a holiday closes the phone line and the offices; what stood there is shown first", async ({
    page,
  }) => {
    const files = ["practice.yaml", "offices/brooklyn.yaml", "offices/manhattan.yaml"];
    const brooklyn = editor.read("offices/brooklyn.yaml");
    editor.write("offices/brooklyn.yaml", `${brooklyn}otherHours:\n  - from: 2026-12-25\n    reason: Repairs\n`);
    await page.goto(editor.address);
    await expect(page.getByRole("link", { name: "Glossary" }), "it is folded under “Rarely changed”").toBeHidden();
    await expect(page.locator("main a").first()).toHaveText("Close for a day");
    await page.getByLabel("Find").fill("holiday");
    await page.getByRole("link", { name: "Close for a day" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Close for a day" })).toBeFocused();
    const coming = page.getByRole("region", { name: "Coming closures" });
    await expect(coming).toContainText("Brooklyn office closed Friday, December 25, 2026: Repairs");

    const day = page.getByLabel("Day, or the first of several days");
    await day.fill("2026-12-25");
    await page.getByLabel("Last day").fill("2026-12-24");
    await page.getByLabel("Reason").fill("Christmas Day");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Last day")).toBeFocused();
    await expect(page.getByLabel("Last day")).toHaveAccessibleDescription(/must not be before the first/);
    await expectAccessible(page, "main");
    await page.getByLabel("Last day").fill("");
    await expect(page.getByText("Visitors will read: Closed Friday, December 25, 2026: Christmas Day")).toBeVisible();

    await page.keyboard.press("Enter");
    const agreed = page.getByRole("checkbox", { name: "Replace them on these days" });
    await expect(agreed).toBeFocused();
    await expect(agreed).toHaveAccessibleDescription(/Brooklyn office closed Friday.*Repairs/);
    expect(editor.read("practice.yaml")).not.toContain("reason: Christmas Day");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Saved as a draft." })).toContainText("December 25, 2026");
    await expect(coming.getByRole("listitem")).toHaveText(/^Closed Friday, December 25, 2026: Christmas Day/);
    for (const file of files)
      expect(editor.read(file)).toMatch(/^otherHours:\n {2}- from: 2026-12-25\n {4}reason: Chr/m);
    expect(editor.read("offices/brooklyn.yaml")).not.toContain("reason: Repairs");

    await coming.getByRole("button", { name: /^Remove\W+Closed Friday/ }).press("Enter");
    await expectAccessible(page, "dialog");
    await page.getByRole("button", { name: "Remove it" }).press("Enter");
    await expect(coming).toContainText("No day is closed");
    await expect(coming.getByRole("heading")).toBeFocused();
    expect(editor.read("offices/brooklyn.yaml")).toBe(brooklyn);
  });

  test("its page can be read on a narrow screen and in the dark theme, and what is typed stays", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`${editor.address}#/close`);
    await page.getByLabel("Reason").fill("Storm");
    await expectReadable(page, "Close for a day, 320 px");
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await lowContrast(page)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("link", { name: "History", exact: true }).click();
    await page.goBack();
    await expect(page.getByLabel("Reason")).toHaveValue("Storm");
  });
});

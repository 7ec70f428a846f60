import { accessibilitySnapshot, advice, ambiguousLinks } from "./support/accessibility-snapshot.ts";
import { fill, validMessage, openForm } from "./support/contact-form.ts";
import { shownToolPaths } from "../support/content.ts";
import { allPaths, noPage } from "./support/paths.ts";
import { expect, test } from "./support/test.ts";

test(
  "the accessibility tree of every page's main part, of the shell, the open menu and the sent form is as recorded",
  { tag: ["@own", "@desktop"] },
  async ({ page }) => {
    const trees: string[] = [];
    const add = async (name: string, part = page.getByRole("main")) =>
      void trees.push(`${name}\n${(await accessibilitySnapshot(part)).replace(/^(?=.)/gm, "  ")}`);

    for (const path of [...allPaths, ...shownToolPaths]) {
      await page.goto(path);
      expect.soft(await ambiguousLinks(page.locator("body")), `links of ${path} with one name`).toEqual([]);
      await add(`page ${path}`);
    }

    const form = await openForm(page);
    const formPart = page.getByRole("region", { name: "Write to us" });
    await fill(page, { email: "ana@" });
    await form.send.click();
    await expect(form.error).toBeVisible();
    await add("refused message", formPart);
    await fill(page, validMessage);
    await form.send.click();
    await expect(form.success).toBeVisible();
    // Each receipt has its own number and words.
    await formPart.locator("dd").evaluateAll((all) => all.forEach((one) => (one.textContent = "…")));
    await add("sent message", formPart);

    await page.goto(noPage);
    await page.getByRole("main").evaluate((element) => element.setAttribute("hidden", ""));
    await add("shell", page.locator("body"));
    await page.setViewportSize({ width: 390, height: 844 });
    await add("shell on a phone", page.locator("body"));
    await page.getByRole("button", { name: "Toggle menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await add("open menu", page.getByRole("banner"));

    expect(trees.join(""), advice).toMatchSnapshot("accessibility-tree.txt");
  },
);

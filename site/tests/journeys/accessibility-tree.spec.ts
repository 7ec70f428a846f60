import { accessibilitySnapshot, advice } from "./support/accessibility-snapshot.ts";
import { fill, validMessage, openForm } from "./support/contact-form.ts";
import { routes } from "#routes.ts";
import { languagePaths, noPage, templates } from "./support/paths.ts";
import { expect, test } from "./support/test.ts";

test(
  "the accessibility tree of each template, of the shell, the open menu and the sent form is as recorded",
  { tag: ["@own", "@desktop"] },
  async ({ page }) => {
    const trees: string[] = [];
    const add = async (name: string, part = page.getByRole("main")) =>
      void trees.push(`${name}\n${(await accessibilitySnapshot(part)).replace(/^(?=.)/gm, "  ")}`);

    for (const path of [...templates, routes.claim, routes.letters, ...languagePaths.slice(0, 1)]) {
      await page.goto(path);
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

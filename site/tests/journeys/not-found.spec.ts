import { mainMenu, routes } from "#routes.ts";
import { practice } from "./support/practice.ts";
import { expect, test } from "./support/test.ts";

const unknown = ["/no-such-page", "/contact/no-such-page", "/services.php", "/404", "/no-such-page?from=mail#top"];

test(
  "an unknown path has status 404, links to the main pages, and an error on the console",
  { tag: "@desktop" },
  async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    for (const path of unknown) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      await expect(page).toHaveTitle(/Page Not Found/);
      await expect(page).toHaveURL(path);
      await expect.poll(() => errors.splice(0).join("\n")).toContain(new URL(path, "http://localhost").pathname);
    }
    const links = page.getByRole("navigation", { name: "The main pages" });
    for (const { href, label } of mainMenu.filter(({ href }) => href !== routes.home))
      await expect(links.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
    await expect(page.getByRole("main").getByRole("link", { name: practice.phone })).toHaveAttribute(
      "href",
      practice.tel,
    );
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(routes.home);
  },
);

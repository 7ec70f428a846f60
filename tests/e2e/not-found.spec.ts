import { mainMenu, routes } from "#routes.ts";
import { practice } from "./support/practice.ts";
import { expect, test } from "./support/test.ts";

const unknown = ["/no-such-page", "/contact/no-such-page", "/services.php", "/404", "/no-such-page?from=mail#top"];

for (const path of unknown) {
  test(`${path} is answered with status 404 and the page for it`, { tag: "@desktop" }, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("404");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page).toHaveURL(path);
  });
}

test("the missing path goes to the console as an error", { tag: "@desktop" }, async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto("/no-such-page");
  await expect.poll(() => errors.join("\n")).toContain("/no-such-page");
});

test("Return to Home leads home", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/no-such-page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(routes.home);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(practice.name);
});

test("the main pages and the phone are one step away", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/no-such-page");
  const links = page.getByRole("navigation", { name: "The main pages" });
  for (const { href, label } of mainMenu.filter(({ href }) => href !== routes.home))
    await expect(links.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  await expect(page.getByRole("main").getByRole("link", { name: practice.phone })).toHaveAttribute(
    "href",
    practice.tel,
  );
});

test("search engines are told to leave the page out", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});

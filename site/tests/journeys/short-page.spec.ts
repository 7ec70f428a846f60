import { hoursPhrases } from "#practice/hours.ts";
import { telHref } from "#practice/phone.ts";
import { reportTime } from "#practice/report-times.ts";
import { routes } from "#routes.ts";
import {
  articles,
  benefits,
  conditions,
  documents,
  englishTool,
  faqs,
  offices,
  practice as own,
  redFlags,
  reports,
  services,
} from "../support/content.ts";
import { practice } from "./support/practice.ts";
import { expect, test } from "./support/test.ts";

test.describe("the short page, without JavaScript", { tag: "@thorough-desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows the title, the short version, the danger signs, the next step and the number, in large type", async ({
    page,
  }) => {
    await page.goto(routes.patients);
    await page.getByRole("link", { name: "Easy view" }).click();
    await expect(page).toHaveURL(`${routes.patients}#short`);
    await expect(page.getByRole("heading")).toHaveText([
      /.+/, // the title
      "The short version",
      /^Call 911/,
      "Call us",
    ]);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Call 911" }).last()).toBeVisible();
    await expect(main.getByRole("link", { name: "Schedule Evaluation" })).toBeVisible();
    const end = page.getByRole("contentinfo");
    for (const place of [main, end])
      await expect(place.getByRole("link", { name: practice.phone }).first(), "at its start and its end").toBeVisible();
    await expect(end).toContainText(hoursPhrases(own.phoneHours)[0] ?? "");
    const days = page.getByRole("link", { name: "How many days are left?" });
    await expect(days).toHaveAttribute("href", routes.claim);
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    const point = page.locator("section", { hasText: "The short version" }).getByRole("listitem").first();
    expect(await point.evaluate((item) => parseFloat(getComputedStyle(item).fontSize))).toBeGreaterThanOrEqual(21);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test("keeps where the offices are, their numbers and their hours", async ({ page }) => {
    await page.goto(`${routes.locations}#short`);
    for (const { street, phone } of offices) {
      await expect(page.getByRole("main").getByText(street)).toBeVisible();
      await expect(
        page
          .getByRole("main")
          .locator(`a[href="${telHref(phone)}"]`)
          .first(),
      ).toBeVisible();
    }
    await expect(page.getByRole("table").filter({ visible: true })).toHaveCount(offices.length);
  });

  test("makes sense by itself on every page: it has the main points, and not only the first sentence", async ({
    page,
  }) => {
    const expected = [
      { path: routes.services, texts: services.map(({ reason }) => reason) },
      { path: routes.conditions, texts: conditions.map(({ reason }) => reason) },
      {
        path: routes.insurance,
        texts: benefits.filter(({ page: at }) => at === "insurance").map(({ title }) => title),
      },
      { path: routes.attorneys, texts: reports.filter(({ id }) => id === "standardReport").map(reportTime) },
      { path: routes.faq, texts: faqs.filter(({ page: at }) => at === "faq").map(({ question }) => question) },
      { path: routes.blog, texts: articles.map(({ title }) => title) },
      { path: routes.about, texts: ["the findings are the same", "We do not promise a cure"] },
      { path: routes.sampleReport, texts: ["No real person is described"] },
      { path: routes.prepare, texts: [...documents, ...redFlags].map(({ title }) => title) },
    ];
    for (const { path, texts } of expected) {
      await page.goto(`${path}#short`);
      await expect(page.getByRole("banner")).toBeHidden();
      for (const text of texts)
        await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
    }
  });

  test("has one paragraph for each entry on pages of questions and of terms", async ({ page }) => {
    const first = [
      { path: routes.faq, all: "#questions h3 + div p", of: "#questions h3" },
      { path: routes.glossary, all: "main dd", of: "main dt" },
    ];
    for (const { path, all, of } of first) {
      await page.goto(`${path}#short`);
      const count = await page.locator(of).count();
      expect(count).toBeGreaterThan(1);
      await expect(page.locator(all).filter({ visible: true }), path).toHaveCount(count);
    }
  });

  test("says on the home page once when to call 911, and links back to the whole page", async ({ page }) => {
    await page.goto(`${routes.home}#short`);
    await expect(page.locator('a[href="tel:911"]').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("banner")).toBeHidden();
    await page.getByRole("link", { name: "Leave easy view" }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Leave easy view" })).toBeHidden();
  });
});

test(
  "the easy view stays on along links, until a reader asks for the whole page",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(`${routes.patients}#short`);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Schedule Evaluation" }).click();
    await expect(page).toHaveURL(`${routes.contact}#short`);
    await expect(page.getByRole("banner")).toBeHidden();
    await page.getByRole("link", { name: "Leave easy view" }).click();
    await page.getByRole("banner").getByRole("link", { name: practice.name }).click();
    await expect(page).toHaveURL(routes.home);
  },
);

test("the short page fits a screen of 320 px, and moves the focus", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [routes.patients, routes.contact, routes.locations, routes.claim]) {
    await page.goto(`${path}#short`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await expect(page.getByLabel(englishTool("claim").day.label)).toBeVisible();
  await page.goto(routes.patients);
  await page.getByRole("link", { name: "Easy view" }).press("Enter");
  await expect(page.locator("#short")).toBeFocused();
});

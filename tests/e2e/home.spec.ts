import { routes, serviceHref } from "#routes.ts";
import { faqs } from "../support/content.ts";
import { expect, test, type Page } from "./support/test.ts";

test.beforeEach(({ page }) => page.goto(routes.home).then(() => undefined));

test("the whole cell of a service is its link", async ({ page }) => {
  const cell = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Neurological Assessment/ }) });
  // By force: the link of the heading lies over these words, which is the point.
  await cell.getByText("See our services").click({ force: true });
  await expect(page).toHaveURL(serviceHref("neurological-assessment"));
});

const questions = (page: Page) => page.getByRole("region", { name: "Frequently Asked Questions" }).locator("details");

async function open(page: Page): Promise<number[]> {
  return questions(page).evaluateAll((all) =>
    all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? index : [])),
  );
}

function accordionBehaves() {
  test("one question is open at a time, and the open one closes", async ({ page }) => {
    await expect(questions(page)).toHaveCount(faqs.filter((faq) => faq.page === "home").length);
    expect((await open(page)).length).toBeLessThanOrEqual(1);
    for (const index of [2, 5, 0]) {
      await questions(page).nth(index).locator("summary").click();
      await expect.poll(() => open(page)).toEqual([index]);
      await expect(questions(page).nth(index).locator("summary ~ *").first()).toBeVisible();
    }
    await questions(page).nth(0).locator("summary").click();
    await expect.poll(() => open(page)).toEqual([]);
    await expect(questions(page).nth(0).locator("summary ~ *").first()).toBeHidden();
  });
}

accordionBehaves();

test("the keyboard opens and closes a question with Enter and with Space", async ({ page }) => {
  const summary = questions(page).nth(3).locator("summary");
  for (const key of ["Enter", "Space"]) {
    await summary.press(key);
    await expect.poll(() => open(page)).toEqual([3]);
    await summary.press(key);
    await expect.poll(() => open(page)).toEqual([]);
    await expect(summary).toBeFocused();
  }
});

test("an answer that a link names is open when one arrives", async ({ page }) => {
  const id = await questions(page).nth(4).getAttribute("id");
  await page.goto(`${routes.home}#${id ?? ""}`);
  await expect(questions(page).nth(4).locator("summary")).toBeInViewport();
});

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });
  accordionBehaves();
});

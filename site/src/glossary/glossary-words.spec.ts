import { articleHref, glossaryHref, routes } from "#routes.ts";
import { axeViolations } from "../../tests/journeys/support/checks.ts";
import { hiddenBy } from "../../tests/journeys/support/visibility-and-focus.ts";
import { advanceClock, expect, test, type Page } from "../../tests/journeys/support/test.ts";

const article = articleHref("what-to-expect-no-fault-neurologist");
const start = new Date("2026-11-23T12:00:00-05:00");

/** Locators: terms in the text of a page, and the tooltip of one. */
function glossaryOn(page: Page) {
  const word = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  return {
    nf2: word("NF-2"),
    ime: word("IME"),
    nf10: word("NF-10"),
    tip: page.getByRole("tooltip"),
  };
}

/** A page with a paused clock, with the texts of the tooltips loaded and none shown. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: start });
  await page.goto(path);
  const on = glossaryOn(page);
  const texts = page.waitForResponse("**/glossary.json");
  await on.nf2.dispatchEvent("focusin");
  await (await texts).finished();
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
  await on.nf2.scrollIntoViewIfNeeded();
  await expect(on.tip).toBeHidden();
  return on;
}

test.describe("with a mouse", { tag: "@desktop" }, () => {
  test("a term shows its tooltip when the pointer has been over it for 700 milliseconds, not before", async ({
    page,
  }) => {
    const { nf2, tip } = await open(page, article);
    await nf2.hover();
    await advanceClock(page, 650);
    await expect(tip).toBeHidden();
    await advanceClock(page, 60);
    await expect(tip).toBeVisible();
    await expect(nf2).toHaveAccessibleDescription(/It counts as your written notice/);
    expect(await hiddenBy(nf2)).toEqual([]);
  });

  test("in the head of a page a tooltip covers its buttons rather than its title", async ({ page }) => {
    await page.goto(routes.insurance);
    await page.locator("section:has(#short) [data-term]").first().hover();
    const tip = page.getByRole("tooltip");
    await expect(tip).toBeVisible();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((await tip.boundingBox())?.y).toBeGreaterThan((title?.y ?? Infinity) + (title?.height ?? 0));
  });

  test("a pointer that only passes over a term opens nothing", { tag: "@thorough" }, async ({ page }) => {
    const { nf2, tip } = await open(page, article);
    await nf2.hover();
    await advanceClock(page, 500);
    await page.mouse.move(5, 5);
    await advanceClock(page, 100);
    await nf2.hover();
    await advanceClock(page, 150);
    await expect(tip).toBeHidden();
  });

  test(
    "within 300 milliseconds of the last one, the next tooltip opens immediately; later, after the delay",
    { tag: "@thorough" },
    async ({ page }) => {
      const { nf2, nf10, tip } = await open(page, article);
      await nf2.hover();
      await advanceClock(page, 710);
      await expect(tip).toContainText("Application");
      await page.keyboard.press("Escape");
      await expect(tip).toBeHidden();
      await advanceClock(page, 250);
      await nf10.hover();
      await advanceClock(page, 1);
      await expect(tip).toContainText("Denial");

      await page.keyboard.press("Escape");
      await advanceClock(page, 350);
      await nf2.hover();
      await advanceClock(page, 600);
      await expect(tip).toBeHidden();
      await advanceClock(page, 110);
      await expect(tip).toContainText("Application");
    },
  );

  test(
    "the pointer can move onto the tooltip, which stays open until it leaves",
    { tag: "@thorough" },
    async ({ page }) => {
      const { nf2, tip } = await open(page, article);
      await nf2.hover();
      await advanceClock(page, 710);
      const { x = 0, y = 0, height = 0 } = (await tip.boundingBox()) ?? {};
      await page.mouse.move(x + 30, y + height / 2, { steps: 4 });
      await advanceClock(page, 60_000);
      await expect(tip).toBeVisible();
      await page.mouse.move(5, 5);
      await advanceClock(page, 250);
      await expect(tip).toBeHidden();
    },
  );

  test("Escape closes it without moving pointer or focus, and it stays closed", async ({ page }) => {
    const { nf2, tip } = await open(page, article);
    await nf2.hover();
    await advanceClock(page, 710);
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await advanceClock(page, 2000);
    await expect(tip).toBeHidden();
    expect(await nf2.evaluate((word) => word.matches(":hover"))).toBe(true);

    await page.mouse.move(5, 5);
    await nf2.hover();
    await advanceClock(page, 500);
    await page.keyboard.press("Escape");
    await advanceClock(page, 2000);
    await expect(tip, "not yet open").toBeHidden();
  });

  for (const edge of ["start", "end"] as const)
    test(
      `at the ${edge} of the window it is beside the term, completely visible`,
      { tag: "@thorough" },
      async ({ page }) => {
        const { nf2, tip } = await open(page, article);
        await nf2.evaluate((word, block) => word.scrollIntoView({ block, behavior: "instant" }), edge);
        await nf2.hover();
        await advanceClock(page, 710);
        await expect(tip).toBeInViewport({ ratio: 1 });
        expect(await hiddenBy(nf2)).toEqual([]);
      },
    );

  test("a click follows the link at once", { tag: "@thorough" }, async ({ page }) => {
    await page.goto(article);
    await glossaryOn(page).nf2.click();
    await expect(page).toHaveURL(glossaryHref("nf-2"));
  });
});

test.describe("with the keyboard", { tag: "@desktop" }, () => {
  test("a term shows its tooltip on focus, until Escape or blur", async ({ page }) => {
    const { nf2, tip } = await open(page, article);
    await page.keyboard.press("Tab");
    await nf2.focus();
    await expect(tip).toBeVisible();
    await expect(nf2).toHaveAccessibleDescription(/Application for Motor Vehicle/);
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await expect(nf2).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tip).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(tip).toBeHidden();
  });
});

test.describe("with touch", { tag: "@phone" }, () => {
  test("the first tap opens the tooltip, the second follows the link", async ({ page }) => {
    await page.goto(article);
    const { nf2, tip } = glossaryOn(page);
    await nf2.tap();
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ ratio: 1 });
    expect(await hiddenBy(nf2)).toEqual([]);
    await expect(page).toHaveURL(article);
    await nf2.tap();
    await expect(page).toHaveURL(glossaryHref("nf-2"));
  });

  test("a tap on another term opens its tooltip; a tap elsewhere closes it", { tag: "@thorough" }, async ({ page }) => {
    await page.goto(routes.patients);
    const { nf2, nf10, tip } = glossaryOn(page);
    await nf2.tap();
    await expect(tip).toContainText("written notice");
    await nf10.tap();
    await expect(tip).toContainText("will not pay");
    await expect(nf2).not.toHaveAttribute("aria-describedby");
    await tip.tap();
    await expect(tip).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(tip).toBeHidden();
    await nf2.tap();
    await expect(tip).toBeVisible();
    await expect(page).toHaveURL(routes.patients);
  });

  test("when the texts do not arrive, the first tap follows the link", { tag: "@thorough" }, async ({ page }) => {
    await page.route("**/glossary.json", (route) => route.abort());
    await page.goto(article);
    await glossaryOn(page).nf2.tap();
    await expect(page).toHaveURL(glossaryHref("nf-2"));
  });
});

test.describe("in the dark theme", { tag: "@desktop" }, () => {
  test.use({ colorScheme: "dark", contextOptions: { reducedMotion: "reduce" } });

  test("a tooltip has no accessibility violation, and is easy to read", async ({ page }) => {
    await page.goto(article);
    const { nf2, tip } = glossaryOn(page);
    await nf2.hover();
    await expect(tip).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

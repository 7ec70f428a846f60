import { routes } from "#routes.ts";
import { isOwnContent, shownToolPaths } from "../support/content.ts";
import {
  axeViolations,
  expectReadable,
  expectReadableOnNarrowScreen,
  showWhole,
  sideways,
  smallTargets,
} from "./support/checks.ts";
import { hydrateForm } from "./support/contact-form.ts";
import { ambiguousLinks } from "./support/accessibility-snapshot.ts";
import { outOfOrder } from "./support/order.ts";
import { paper, sheets } from "./support/paper.ts";
import { alikePaths, allPaths, languagePaths, noPage, sampleOf } from "./support/paths.ts";
import { practice } from "./support/practice.ts";
import { hoverAll, openAll } from "./support/visibility-and-focus.ts";
import { expect, sharedPageTest as test, type Page } from "./support/test.ts";

const everyPath = [...allPaths, ...shownToolPaths];
const thorough = sampleOf(everyPath);

/** Pages with most parts of their own; `npm run test:thorough` checks all others, too. */
const rich: readonly string[] = [
  ...[routes.patients, routes.attorneys, routes.locations, routes.services, routes.conditions, routes.faq],
  ...[routes.claim, routes.letters, routes.sampleReport],
];

// Errors that depend on a single page; the others depend on its components.
for (const path of everyPath.filter((one) => !thorough.includes(one)))
  test(
    `${path} can be read and used on a phone and on the narrowest screen`,
    { tag: rich.includes(path) ? "@phone" : ["@phone", "@thorough"] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await expectDistinctLinks(page);
      await openAll(page);
      await expectReadable(page, "as it is");
      await expectInOrder(page, "main");
      expect.soft(await axeViolations(page, "main"), "axe").toEqual([]);
      await expectReadableOnNarrowScreen(page);
    },
  );

/** `npm test` checks a page on a wide screen only if it differs there most. */
const screensOf = (path: string) => {
  if (path === routes.home) return [];
  return path === noPage ? "@thorough-phone" : "@thorough-desktop";
};

for (const path of thorough)
  test(
    `${path} can be read and used on any screen, in any size, theme and motion, and on paper`,
    { tag: screensOf(path) },
    async ({ page, isMobile }) => {
      const screen = page.viewportSize() ?? { width: 0, height: 0 };
      await page.goto(path);
      expect.soft(await page.evaluate(() => document.getAnimations().length), "nothing moves by itself").toBe(0);
      if (!isMobile) await expectGoodOnPaper(page, path);

      await page.setViewportSize(screen);
      await page.emulateMedia({ media: "screen", reducedMotion: "reduce", colorScheme: isMobile ? "light" : "dark" });
      expect.soft(await gliding(page), "elements that scroll or move smoothly in spite of reduced motion").toBe(0);
      await expectTheme(page, isMobile ? "light" : "dark");
      await expectReadable(page, "as it is");
      await expectDistinctLinks(page);
      await openAll(page);
      await expectInOrder(page);
      await showWhole(page);
      expect.soft(await axeViolations(page), "axe").toEqual([]);
      if (path === routes.home) {
        const session = await hoverAll(page);
        expect.soft(await axeViolations(page), "axe under the pointer").toEqual([]);
        await session.detach();
      }

      await page.setViewportSize(screen);
      if (isMobile) {
        // A larger default font size: rem and media queries follow it.
        await withLargeText(page, () => expectReadable(page, "by people who set text twice as large"));
        if (path === routes.home || path === routes.contact) {
          const how = "320 px wide with text at 200 %";
          await page.setViewportSize({ width: 320, height: 640 });
          await withLargeText(page, () => expectReadable(page, how, "whole"));
          await withRules(page, "html { font-size: 200% }", () => expectReadable(page, `${how} alone`));
          await page.setViewportSize(screen);
        }
      }
      await withRules(
        page,
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }" +
          "p { margin-bottom: 2em !important }",
        () => expectReadable(page, "with the widest spacing that readers set"),
      );
      await expectReadableOnNarrowScreen(page);
      // A window of 1280 × 1024 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await floating(page), "fixed over a page of which so little is visible").toEqual([]);
      await page.setViewportSize(screen);
      if (!isMobile) await expectForcedColors(page);
    },
  );

/** Checks that visual order and DOM order match, and the size of targets in a part. */
async function expectInOrder(page: Page, part?: string) {
  expect.soft(await outOfOrder(page), "seen in another order than read").toEqual([]);
  expect.soft(await smallTargets(page, part), "targets under 44 px besides links in sentences").toEqual([]);
}

async function expectDistinctLinks(page: Page) {
  expect.soft(await ambiguousLinks(page.locator("body")), "links with one name to two places").toEqual([]);
}

test(
  "no route scrolls sideways at 360 px, or on a wide screen with text alone twice as large",
  { tag: "@desktop" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    for (const path of sampleOf([...everyPath, ...alikePaths])) {
      await page.goto(path);
      // Most phones are as wide, or as wide as the screens of the other tests.
      await page.setViewportSize({ ...screen, width: 360 });
      expect.soft(await sideways(page), `${path} on a screen of 360 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize(screen);
      await openAll(page);
      // As with Firefox's “Zoom Text Only”: media queries do not follow.
      await withRules(page, "html { font-size: 200% }", () => expectReadable(page, `${path} with text alone at 200 %`));
    }
  },
);

test.describe("without JavaScript", { tag: ["@desktop", "@thorough"] }, () => {
  test.use({ javaScriptEnabled: false });

  test("every link within a page links to something visible", async ({ page }) => {
    for (const path of allPaths) {
      await page.goto(path);
      // The link to the short page shows its target.
      const hidden = await page.locator("main a[href^='#']:not([href='#short'])").evaluateAll((links) =>
        links
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => {
            const target = document.getElementById(href.slice(1));
            // Browsers open closed details for a link into them.
            const seen = [target, target?.closest("details")].some((place) => place?.checkVisibility());
            return !seen;
          }),
      );
      expect.soft(hidden, path).toEqual([]);
    }
  });
});

/** Runs a check with a user style sheet, which the page's policy does not block. */
async function withRules(page: Page, rules: string, check: () => Promise<void>) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  await check();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

async function withLargeText(page: Page, check: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await check();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "16px");
}

async function expectTheme(page: Page, theme: "light" | "dark") {
  const { background, text } = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const lightness = (value: string) => Math.max(...(value.match(/\d+/g) ?? []).map(Number)) / 255;
    return { background: lightness(backgroundColor), text: lightness(color) };
  });
  expect.soft(theme === "light" ? background - text : text - background, `the ${theme} theme`).toBeGreaterThan(0.5);
}

function gliding(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) =>
        [undefined, "::before", "::after"].some((pseudo) => {
          const { transitionProperty, transitionDuration, animationName } = getComputedStyle(element, pseudo);
          return (transitionProperty !== "none" && parseFloat(transitionDuration) > 0) || animationName !== "none";
        }),
      ).length,
  );
}

/** Elements that stay in place while the page scrolls. */
function floating(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => {
        const { top, bottom, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && bottom > 0 && top < innerHeight;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

async function expectForcedColors(page: Page) {
  await page.emulateMedia({ forcedColors: "active" });
  const edgeless = await page
    .locator("main")
    .locator("button, a[data-screen-only], input, select, textarea, main li > a:has(b)")
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          // A link that fills a row of a ruled list uses the rules of the list as its border.
          const edges = [one, ...(one.matches("li > a") ? [one.parentElement as Element] : [])];
          return edges.every((edge) => {
            const { borderBottomWidth, borderBottomStyle } = getComputedStyle(edge);
            return borderBottomStyle === "none" || parseFloat(borderBottomWidth) < 1;
          });
        })
        .map((one) => one.outerHTML.slice(0, 100)),
    );
  expect.soft(edgeless, "buttons and fields without an edge in forced colors").toEqual([]);
  expect.soft(await ownColors(page), "drawn in colors that are not the reader's").toEqual([]);
  await page.keyboard.press("Tab");
  await expect.soft(page.locator(":focus"), "the focus in forced colors").toHaveCSS("outline-style", "solid");
}

function ownColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const readers = ["Canvas", "CanvasText", "LinkText", "ButtonText", "VisitedText"].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const shapes = [...document.querySelectorAll("svg :is(path, line, circle, rect, text)")].filter(
      (shape) => shape.checkVisibility() && !shape.closest("defs, pattern"),
    );
    return shapes.flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const own = [fill, stroke].filter((paint) => !/^(none|url)/.test(paint) && !readers.includes(paint));
      return own.map((paint) => `${paint}: ${shape.outerHTML.slice(0, 100)}`);
    });
  });
}

async function expectGoodOnPaper(page: Page, path: string) {
  if (path === routes.contact) await hydrateForm(page);
  await page.setViewportSize(paper);
  const header = page.getByRole("banner");
  const callBar = page.locator("[data-call-bar]");
  await expect.soft(header, "the header on a screen as wide as paper").toBeVisible();
  await expect.soft(callBar, "the call bar there, away or not").toHaveCount(path === routes.contact ? 0 : 1);
  await page.emulateMedia({ media: "print" });
  await expectReadable(page, "on paper");
  await expect.soft(page.getByRole("button"), "buttons on paper").toHaveCount(0);
  await expect.soft(header, "the header on paper").toBeHidden();
  await expect.soft(callBar, "the call bar on paper").toBeHidden();
  await expect.soft(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  if (languagePaths.includes(path))
    expect.soft(await sheets(page), "sheets of paper").toBeLessThanOrEqual(isOwnContent ? 1 : 2);
  // They print one part only: see paper.spec.ts, and referral.spec.ts.
  if (path === routes.sampleReport || path === routes.referral) return;
  const [first = ""] = (await page.locator("body").innerText()).trim().split("\n");
  expect.soft(first, "whose it is and how to call").toBe(`${practice.name} · ${practice.phone}`);
  await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect.soft(await breakable(page), "may be separated between two sheets").toEqual([]);
  expect.soft(await looseHeadings(page), "headings that may be separated from what they head").toEqual([]);
}

function breakable(page: Page): Promise<string[]> {
  return page.locator("main :is(p, li, tr, figure, ol), body > footer").evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && getComputedStyle(element).breakInside !== "avoid")
      // A list that is longer than a sheet breaks between its items.
      .filter((element) => element.localName !== "ol" || element.clientHeight < innerHeight)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

function looseHeadings(page: Page): Promise<(string | null)[]> {
  return page.locator("main :is(h2, h3)").evaluateAll((all) =>
    all
      // A heading beside its text needs no `break-after: avoid`.
      .filter((heading) => getComputedStyle(heading.parentElement ?? heading).gridTemplateColumns.split(" ").length < 2)
      .filter((heading) => heading.checkVisibility() && getComputedStyle(heading).breakAfter !== "avoid")
      .map((heading) => heading.textContent),
  );
}

import { expect, test, type Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { contactForm, formIsReady, openForm } from "./support/contact-form.ts";
import { hiddenBy } from "./support/sight.ts";
import { makes, paths } from "./support/paths.ts";
import { practice } from "./support/practice.ts";
import { unreadable } from "./support/text.ts";

/** Adds rules as a reader's own style sheet would: past the page's policy. */
async function addRules(page: Page, rules: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

async function expectReadable(page: Page, how: string) {
  await page.evaluate(() => document.fonts.ready);
  const { width, room } = await page.evaluate(() => ({
    width: document.scrollingElement?.scrollWidth ?? 0,
    room: document.scrollingElement?.clientWidth ?? 0,
  }));
  expect(width, `${how}: nothing scrolls sideways`).toBeLessThanOrEqual(room);
  expect(await unreadable(page), how).toEqual({ cut: [], overlapping: [] });
}

for (const path of paths) {
  test(`${path} is readable, also 320 px wide and with the widest spacing that readers set, and its targets are 44 px high`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectReadable(page, "as it is");
    expect(await smallTargets(page), "besides links in sentences").toEqual([]);
    await addRules(
      page,
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }" +
        "p { margin-bottom: 2em !important }",
    );
    await expectReadable(page, "widely spaced");
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    await page.setViewportSize({ width: 320, height: 568 });
    await expectReadable(page, "320 px wide");
  });
}

test.describe("what a person's device asks for", { tag: "@desktop" }, () => {
  for (const path of makes) {
    test(`on ${path} nothing moves by itself, and nothing glides for people who asked for less motion`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const gliding = await page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter((element) =>
            [undefined, "::before", "::after"].some((pseudo) => {
              const { transitionProperty, transitionDuration, animationName } = getComputedStyle(element, pseudo);
              return (transitionProperty !== "none" && parseFloat(transitionDuration) > 0) || animationName !== "none";
            }),
          ).length,
      );
      expect(gliding).toBe(0);
    });

    test(`${path} is dark for people whose device is dark`, async ({ page }) => {
      await page.goto(path);
      const look = async (colorScheme: "light" | "dark") => {
        await page.emulateMedia({ colorScheme });
        return page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.body);
          const lightness = (value: string) => Number(/oklch\(([\d.]+)/.exec(value)?.[1]);
          return { paper: lightness(backgroundColor), ink: lightness(color) };
        });
      };
      const light = await look("light");
      const dark = await look("dark");
      expect(light.paper).toBeGreaterThan(light.ink + 0.5);
      expect(dark.ink).toBeGreaterThan(dark.paper + 0.5);
    });
  }

  for (const path of paths)
    test(`on ${path} every button and field has an edge in forced colours`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(path);
      const edgeless = await page
        .locator("main")
        .locator("button, a[data-screen-only], input, select, textarea, nav li > a:has(b)")
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .filter((one) => {
              // A link that fills a row of a ruled list has the rules of the list for its edge.
              const edges = [one, ...(one.matches("li > a") ? [one.parentElement as Element] : [])];
              return edges.every((edge) => {
                const { borderBottomWidth, borderBottomStyle } = getComputedStyle(edge);
                return borderBottomStyle === "none" || parseFloat(borderBottomWidth) < 1;
              });
            })
            .map((one) => one.outerHTML.slice(0, 100)),
        );
      expect(edgeless).toEqual([]);
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
      expect(outline).toBe("solid");
    });
});

test("every target of the open menu and of notices is at least 44 px high", async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1000, height: 800 });
  const form = await openForm(page);
  await form.send.click();
  const { height = 0, width = 0 } = (await form.error.getByRole("button").boundingBox()) ?? {};
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Toggle menu" }).click();
  for (const link of await page.getByRole("navigation", { name: "Main" }).getByRole("link").all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

/**
 * Targets that a finger would miss. Each is measured by asking the page what lies under a point, because some links
 * reach beyond their words.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (link: Element) => {
      const block = link.closest("p, li, dd, td, address");
      const around = (block?.textContent ?? "").replace(link.textContent ?? "", "").trim();
      return getComputedStyle(link).display === "inline" && /\w+\W+\w+\W+\w+/.test(around);
    };
    const reach = (target: Element, x: number, y: number, step: number) => {
      let length = 0;
      while (length < 60 && target.contains(document.elementFromPoint(x, y + step * (length + 1)))) length++;
      return length;
    };
    const small: string[] = [];
    for (const target of document.querySelectorAll("a[href], button, summary, input, select, textarea")) {
      if (!target.checkVisibility({ visibilityProperty: true }) || inSentence(target)) continue;
      target.scrollIntoView({ block: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width <= 1) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const high = reach(target, x, y, -1) + reach(target, x, y, 1) + 1;
      if (high < 43.5 || width < 24) small.push(`${Math.round(width)}×${high} ${target.outerHTML.slice(0, 110)}`);
    }
    return small;
  });
}

test("on a phone 320 px wide the errors and a notice are readable, and leave the field to mend in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const form = await openForm(page);
  await form.send.click();
  await expect(form.error).toBeVisible();
  expect((await unreadable(page)).cut).toEqual([]);
  await expect(form.name).toBeFocused();
  expect(await hiddenBy(form.name)).toEqual([]);
});

test.describe("on paper", { tag: "@desktop" }, () => {
  for (const path of paths)
    test(`${path} begins with whose it is and how to call, has no header, bar, menu or button, and no words are cut`, async ({
      page,
    }) => {
      await page.goto(path);
      if (path === routes.contact) await formIsReady(page);
      await page.emulateMedia({ media: "print" });
      const [first = ""] = (await page.locator("body").innerText()).trim().split("\n");
      expect(first).toBe(`${practice.name} · ${practice.phone}`);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("navigation", { includeHidden: true, name: "Main", exact: true })).toBeHidden();
      await expect(page.getByRole("navigation", { includeHidden: true, name: "Call, schedule" })).toBeHidden();
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { sideways, background } = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        background: getComputedStyle(document.body).backgroundColor,
      }));
      expect(sideways).toBeLessThanOrEqual(0);
      expect(background).toBe("rgb(255, 255, 255)");
      expect((await unreadable(page)).cut).toEqual([]);
    });

  test("every answer is there, also of questions that are closed", async ({ page }) => {
    await page.goto(routes.home);
    await page.emulateMedia({ media: "print" });
    const heights = await page
      .locator("details > :not(summary)")
      .evaluateAll((all) => all.map((one) => (one.checkVisibility() ? one.getBoundingClientRect().height : 0)));
    expect(heights).toHaveLength(8);
    for (const height of heights) expect(height).toBeGreaterThan(20);
  });

  test("the message somebody is writing is printed too", async ({ page }) => {
    await page.goto(routes.contact);
    await contactForm(page).message.fill("Please call me.");
    await page.emulateMedia({ media: "print" });
    await expect(contactForm(page).message).toBeVisible();
  });

  test("a form with nothing in it is left out: paper has no use for it", async ({ page }) => {
    await page.goto(routes.contact);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Send a message" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "By phone and email" })).toBeVisible();
  });
});

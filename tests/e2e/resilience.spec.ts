import { routes } from "#routes.ts";
import { faqs } from "../support/content.ts";
import { contactForm, openForm, wakeForm } from "./support/contact-form.ts";
import { outOfOrder } from "./support/order.ts";
import { templates, paths } from "./support/paths.ts";
import { practice } from "./support/practice.ts";
import { hiddenBy, openAll } from "./support/sight.ts";
import { smallTargets } from "./support/targets.ts";
import { expect, test, type Page } from "./support/test.ts";
import { unreadable } from "./support/text.ts";

/** What stays in its place on the screen while the page moves under it. */
async function floating(page: Page): Promise<string[]> {
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

/** What is drawn in colours that are not among the reader's own. */
async function ownColors(page: Page): Promise<string[]> {
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
  test(`${path} is readable in its order, also enlarged to 400 % and with the widest spacing that readers set, and its targets are 44 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectReadable(page, "as it is");
    await openAll(page);
    expect(await outOfOrder(page), "seen in another order than read").toEqual([]);
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
    // A window of 1280 by 1024 px, enlarged to 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await floating(page), "nothing stays over a page that one sees so little of").toEqual([]);
  });
}

for (const { reducedMotion, moving } of [
  { reducedMotion: "no-preference", moving: true },
  { reducedMotion: "reduce", moving: false },
] as const)
  test(
    `the next page ${moving ? "fades in" : "is there at once for people who asked for less motion"}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() =>
        addEventListener("pagereveal", async ({ viewTransition }) => {
          if (!viewTransition) return;
          await viewTransition.ready;
          document.documentElement.dataset["moving"] = String(document.getAnimations().length > 0);
        }),
      );
      await page.goto(routes.contact);
      await page.getByRole("banner").getByRole("link", { name: practice.name }).click();
      await expect(page.locator("html")).toHaveAttribute("data-moving", String(moving));
    },
  );

test.describe("what a person's device asks for", { tag: "@desktop" }, () => {
  for (const path of templates) {
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
          const lightness = (value: string) => Math.max(...(value.match(/\d+/g) ?? []).map(Number)) / 255;
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
    test(`on ${path} every button and field has an edge in forced colours, and drawings take the reader's colours`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(path);
      const edgeless = await page
        .locator("main")
        .locator("button, a[data-screen-only], input, select, textarea, main li > a:has(b)")
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
      expect(await ownColors(page)).toEqual([]);
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
      expect(outline).toBe("solid");
    });
});

test("every target of the open menu, of a refused form and of notices is 44 px", async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1000, height: 800 });
  const form = await openForm(page);
  await form.send.click();
  await expect(form.error).toBeVisible();
  expect(await smallTargets(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Toggle menu" }).click();
  expect(await smallTargets(page, "header")).toEqual([]);
});

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
  // The sample report prints alone, as a sheet about nobody; sample-report.spec.ts looks at it.
  for (const path of paths.filter((one) => one !== routes.sampleReport))
    test(`${path} begins with whose it is and how to call, has no header, bar, menu or button, and no words are cut`, async ({
      page,
    }) => {
      await page.goto(path);
      if (path === routes.contact) await wakeForm(page);
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
    expect(heights).toHaveLength(faqs.filter((faq) => faq.page === "home").length);
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
    await expect(page.getByRole("heading", { name: /^Message form|^Send a message/ })).toBeHidden();
    await expect(page.getByRole("heading", { name: "By phone and email" })).toBeVisible();
  });
});

import { routes } from "#routes.ts";
import { conditions, services } from "../support/content.ts";
import { smallTargets } from "./support/checks.ts";
import { expect, sharedPageTest as test } from "./support/test.ts";
import { hiddenBy } from "./support/visibility-and-focus.ts";

test(
  "beside each service the notes and the list follow each other, and its paragraphs have one gap",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(routes.services);
    const rows = page.locator("section[id]:has(> div > details)");
    await expect(rows).toHaveCount(services.length - 1);
    for (const row of await rows.all()) {
      const { begins, expected, gaps } = await row.evaluate((section) => {
        const box = (element: Element | null | undefined) => (element ?? section).getBoundingClientRect();
        const list = section.querySelector("details h3");
        const notes = section.querySelector("h3:not(details h3)")?.parentElement;
        const { left } = box(section.querySelector("details p"));
        const paragraphs = [...section.querySelectorAll("p:not(:has(svg), :has(+ p svg))")]
          .map(box)
          .filter((at) => at.left === left);
        return {
          begins: box(list).top,
          // Without notes, the list is aligned with the text.
          expected: notes ? box(notes).bottom + 32 : paragraphs[0]?.top,
          gaps: paragraphs.slice(1).map(({ top }, index) => Math.round(top - (paragraphs[index]?.bottom ?? 0))),
        };
      });
      const id = (await row.getAttribute("id")) ?? "";
      expect(begins, id).toBeCloseTo(expected ?? 0, 0);
      expect(new Set(gaps), id).toEqual(new Set([12]));
    }
  },
);

test(
  "only the list of danger signs is framed: those of each condition have a bar at their start",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await page.goto(routes.conditions);
    for (const { id } of conditions.filter(({ urgent }) => urgent)) {
      const note = page.locator(`#${id} div:has(> h3:text("Get emergency help now"))`);
      const borders = await note.evaluate((element) => {
        const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
        return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
      });
      expect(borders, id).toEqual(["0px", "0px", "0px", "2px"]);
      await expect(note.locator("svg")).toHaveCount(0);
    }
  },
);

test("a press on a ring of the body goes to its condition", async ({ page }) => {
  await page.goto(routes.conditions);
  for (const { id, title } of conditions) {
    await page.locator("#where figure").getByRole("link", { name: title, exact: true, includeHidden: true }).click();
    await expect(page).toHaveURL(`${routes.conditions}#${id}`);
    const heading = page.locator(`#${id}`).getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await hiddenBy(heading), id).toEqual([]);
  }
});

test(
  "the drawing of the body is never folded, nor high on a phone, and its rings are 44 px",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const width of [320, 390, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(routes.conditions);
      const drawing = page.locator("#where figure > div");
      await expect(drawing).toBeVisible();
      if (width < 640) expect((await drawing.boundingBox())?.height).toBeLessThanOrEqual(360);
      expect(await smallTargets(page, "#where figure"), `${width} px`).toEqual([]);
    }
  },
);

test("the texts of a numbered list are aligned at their start", { tag: "@phone" }, async ({ page }) => {
  await page.goto(routes.contact);
  const items = page.locator("#refer ol > li");
  const starts = await items.evaluateAll((all) =>
    all.map((item) => {
      const text = document.createRange();
      text.selectNodeContents(item);
      return text.getBoundingClientRect().left;
    }),
  );
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

test("the parts of a page are listed in rows of four, aligned at the top", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(routes.patients);
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(8);
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(new Set(tops.slice(4)).size).toBe(1);
});

test("on the short page the danger signs have a gap above them", { tag: "@phone" }, async ({ page }) => {
  await page.goto(`${routes.patients}#short`);
  const last = page.locator("section", { hasText: "The short version" }).getByRole("listitem").last();
  const [above, frame] = [await last.boundingBox(), await page.locator("#red-flags [data-short]").boundingBox()];
  expect((frame?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

test("notes beside the sample report do not overlap when the page scrolls", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.sampleReport);
  const notes = page.locator("#report article > div > p");
  const parts = page.getByRole("article").getByRole("heading", { level: 3 });
  await parts.last().scrollIntoViewIfNeeded();
  const spans = await notes.evaluateAll((all) =>
    all.map((note) => note.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  expect(spans.length).toBeGreaterThan(1);
  for (const [index, { top }] of spans.entries())
    expect(top, `note ${index + 1}`).toBeGreaterThanOrEqual(spans[index - 1]?.bottom ?? top);
});

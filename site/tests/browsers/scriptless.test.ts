import { expect, test } from "vitest";
import { routes } from "#routes.ts";
import { whoPays } from "../support/content.ts";
import { openPage } from "./support/open-page.ts";

const page = openPage({ scriptless: true });
const menu = "nav[aria-label=Main]";

test("the menu opens and closes", async () => {
  await page.go(routes.home);
  for (const count of [1, 0]) {
    await page.click("button[aria-label='Toggle menu']");
    expect(await page.count(menu)).toBe(count);
  }
});

test("a question opens, and closes the one before it", async () => {
  await page.go(routes.home);
  const open = () => page.tab.evaluate(() => [...document.querySelectorAll("details[name][open]")].map(({ id }) => id));
  const before = await open();
  await page.click("details[name]:not([open]) summary");
  expect(await open()).toHaveLength(1);
  expect(await open()).not.toEqual(before);
});

test.each([
  { path: routes.deadlines, text: "#limits", says: ["NF-2", "MV-104"] },
  { path: routes.noticeLetter, text: "article[aria-label='Letter of notice']", says: ["Please send me form NF-2"] },
  { path: routes.whoPays, text: "#order", says: whoPays.questions.map(({ text }) => text) },
  { path: routes.search, text: "main", says: ["All pages"] },
  { path: routes.attorneys, text: "#turnaround figure", says: ["EMG report"] },
])(
  "$path says that its tool needs JavaScript, has all its content as text, and stays when its button is pressed",
  async ({ path, text, says }) => {
    await page.go(path);
    expect(await page.text("noscript")).toContain("JavaScript");
    // Where a browser cannot show them open on a wide screen, the parts that phones fold have their labels.
    await page.tab.evaluate(() => {
      for (const label of document.querySelectorAll<HTMLElement>("main details:not([open]) > summary")) label.click();
    });
    for (const one of says) expect(await page.text(text)).toContain(one);
    await page.click("main form button");
    expect(await page.path()).toBe(path);
  },
);

test("a sheet can be chosen for printing, and the page says to print it from the browser's menu", async () => {
  await page.go(routes.prepare);
  const undo = "[href='#all-sheets']";
  expect(await page.count(undo)).toBe(0);
  expect(await page.text("noscript")).toContain("Without JavaScript");
  await page.click("[href='#symptom-diary']");
  await expect.poll(() => page.count(undo)).toBe(1);
});

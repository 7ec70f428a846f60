import { beforeEach, expect, test } from "vitest";
import { mainMenu, routes } from "#routes.ts";
import { openPage, sizes } from "./support/open-page.ts";

const page = openPage();
const button = "button[aria-label='Toggle menu']";
const menu = "nav[aria-label=Main]";
const isOpen = async () => (await page.look(menu)).count === 1;

beforeEach(() => page.go(routes.home));

test("the button opens the menu with every link, and closes it", async () => {
  expect(await isOpen()).toBe(false);
  await page.click(button);
  expect(await isOpen()).toBe(true);
  for (const { href, label } of mainMenu) expect((await page.look(`${menu} [href="${href}"]`)).words).toBe(label);
  await page.click(button);
  expect(await isOpen()).toBe(false);
});

test("Escape closes the menu, and the keyboard is back on the button", async () => {
  await page.click(button);
  await page.tab.press("Tab");
  expect((await page.look(`${menu} [href="${routes.home}"]`)).focused).toBe(true);
  await page.tab.press("Escape");
  expect(await isOpen()).toBe(false);
  expect((await page.look(button)).focused).toBe(true);
});

test("a click outside closes the menu, opens nothing, and the keyboard is back on the button", async () => {
  await page.click(button);
  await page.tab.clickAt(4, sizes.phone.height - 90);
  expect(await isOpen()).toBe(false);
  expect(await page.path()).toBe(routes.home);
  await expect.poll(async () => (await page.look(button)).focused).toBe(true);
});

test("a link of the menu leads to its page, where the menu is closed again", async () => {
  await page.click(button);
  await page.click(`${menu} [href="${routes.blog}"]`);
  await expect.poll(page.path).toBe(routes.blog);
  expect(await isOpen()).toBe(false);
});

test("a wide screen has the whole navigation in one line, and no button", async () => {
  await page.resize(sizes.desk);
  expect((await page.look(button)).count).toBe(0);
  const tops = await page.tab.evaluate(
    (links: string) => [...document.querySelectorAll(links)].map((link) => link.getBoundingClientRect().top),
    `${menu} li a`,
  );
  expect(tops).toHaveLength(mainMenu.length);
  expect(new Set(tops).size).toBe(1);
});

test("the keyboard walks from the skip link through the header, and sees where it stands", async () => {
  await page.resize(sizes.desk);
  const stops: string[] = [];
  for (let step = 0; step < mainMenu.length + 4; step++) {
    await page.tab.press("Tab");
    stops.push(
      await page.tab.evaluate(() => {
        const target = document.activeElement;
        if (!target) return "nothing";
        const { outlineStyle, outlineWidth } = getComputedStyle(target);
        const isMarked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        return `${target.getAttribute("href")}${isMarked ? "" : " without a mark"}`;
      }),
    );
  }
  const [phone] = stops.splice(-2);
  expect(phone).toMatch(/^tel:\+\d+$/);
  expect(stops).toEqual(["#main", routes.home, ...mainMenu.map(({ href }) => href)]);
});

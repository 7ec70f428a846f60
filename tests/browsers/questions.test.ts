import { beforeEach, expect, test } from "vitest";
import { routes } from "#routes.ts";
import { openPage } from "./support/open-page.ts";

const page = openPage();

/** Which of the questions stand open; those before them on the page have no name. */
const open = () =>
  page.tab.evaluate(() =>
    [...document.querySelectorAll<HTMLDetailsElement>("details[name]")].flatMap((one, index) =>
      one.open ? [index] : [],
    ),
  );
const question = (index: number) => `:nth-child(${index + 1} of details[name])`;

beforeEach(() => page.go(routes.home));

test("one question is open at a time, its answer can be read, and it closes again", async () => {
  for (const index of [2, 5, 0]) {
    if (!(await open()).includes(index)) await page.click(`${question(index)} summary`);
    expect(await open()).toEqual([index]);
    expect((await page.look(`${question(index)} summary ~ *`)).words.length).toBeGreaterThan(40);
  }
  await page.click(`${question(0)} summary`);
  expect(await open()).toEqual([]);
  expect((await page.look(`${question(0)} summary ~ *`)).count).toBe(0);
});

test("the keyboard opens and closes a question with Enter and with Space", async () => {
  await page.click(`${question(3)} summary`);
  for (const key of ["Enter", " "] as const) {
    await page.tab.press(key);
    expect(await open()).toEqual([]);
    await page.tab.press(key);
    expect(await open()).toEqual([3]);
  }
});

test("a link to a question comes to rest with the question in sight", async () => {
  const id = await page.tab.evaluate((one: string) => document.querySelector(one)?.id, question(4));
  await page.go(`${routes.contact}`);
  await page.go(`${routes.home}#${id}`);
  const inSight = () =>
    page.tab.evaluate(
      (one: string) => {
        const { top, bottom } = document.querySelector(one)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return top > 0 && bottom < innerHeight;
      },
      `${question(4)} summary`,
    );
  await expect.poll(inSight).toBe(true);
});

import { expect, test } from "vitest";
import { routes } from "#routes.ts";
import { browser, openPage } from "./support/open-page.ts";
import { unnamedHost } from "./support/proxy.ts";

const page = openPage();

test("another host is asked for a map only when a visitor opens it", async () => {
  await page.go(routes.locations);
  await page.tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.tab.evaluate(() => scrollTo(0, 0));
  expect((await page.look("iframe")).count).toBe(0);
  expect(page.asked).toEqual([]);

  await page.click("details:has(iframe) summary");
  expect((await page.look("iframe")).count).toBe(1);
  await page.tab.evaluate(() => document.querySelector("iframe")?.scrollIntoView({ block: "center" }));
  const host = browser === "webkit" ? unnamedHost : "www.google.com:443";
  await expect.poll(() => page.asked).toContain(host);
  expect(new Set(page.asked.splice(0))).toEqual(new Set([host]));
});

import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { documentsHref, routes } from "#routes.ts";
import { practice } from "../e2e/support/practice.ts";
import { browser, openPage, sizes } from "./support/open-page.ts";

const page = openPage();

/** Lets the rules for paper hold on the screen: WebDriver cannot ask a browser for it. */
const asOnPaper = () =>
  page.tab.evaluate(() => {
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          if (rule.media.mediaText === "print") rule.media.mediaText = "all";
        }
        if ("cssRules" in rule) turn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
  });

test("paper shows every answer and the number to call, and nothing to press", async () => {
  await page.resize(sizes.desk);
  await page.go(routes.home);
  await asOnPaper();
  expect((await page.look("header, header *")).count).toBe(0);
  const heights = await page.tab.evaluate(() =>
    [...document.querySelectorAll("details[name] > :not(summary)")].map((answer) => answer.clientHeight),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThan(20);
  expect((await page.look("footer")).words).toContain(practice.phone);
});

test("the checklist has its lines to write on", async () => {
  await page.go(documentsHref);
  const lines = () => page.look("#documents");
  expect((await lines()).words).not.toContain("What I want to ask:");
  await asOnPaper();
  expect((await lines()).words).toContain("What I want to ask:");
});

// WebKit's driver has no command for it.
if (browser === "firefox")
  test("the browser makes sheets of paper of a page", async () => {
    await page.go(documentsHref);
    const pdf = Buffer.from((await page.tab.print?.()) ?? []).toString("latin1");
    const packed = [...pdf.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, bytes = ""]) => bytes);
    const objects = packed.map((bytes) => unpacked(Buffer.from(bytes, "latin1"))).join("\n") + pdf;
    expect(objects.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
  });

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}

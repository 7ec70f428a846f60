import { expect, test } from "vitest";
import { aboutThisSite, mainMenu, quickLinks, redirects, routes, tools } from "./routes.ts";

const urls: readonly string[] = Object.values(routes);

test.each(urls)("%s is written as the server serves it: lower case, no slash or ending at its end", (url) => {
  expect(url).toMatch(/^\/$|^(\/[a-z]+(-[a-z]+)*)+$/);
});

test("every page is linked from the header or the footer, a tool from the page of all tools, the sample report and the referral sheet from that for attorneys", () => {
  const linked = new Set<string>([...mainMenu, ...quickLinks, ...aboutThisSite, ...tools].map(({ href }) => href));
  expect(urls.filter((url) => !linked.has(url))).toEqual([routes.sampleReport, routes.referral]);
});

test.each(Object.entries(redirects))(
  "%s redirects to %s: it is no page itself, and written as the server looks it up",
  (from) => {
    expect(urls).not.toContain(from);
    expect(from).toMatch(/^(\/[a-z][a-z.-]*)+$/);
  },
);

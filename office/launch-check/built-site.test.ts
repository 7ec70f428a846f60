import { expect, test } from "vitest";
import { routes } from "@practice/site/routes.ts";
import { checkLiveSite } from "./live.ts";
import { serveBuild } from "@practice/site/scripts/serve-build.ts";
import { dist, one, pageAt, textOf } from "@practice/site/tests/support/built-pages.ts";
import { practice } from "@practice/site/tests/support/content.ts";

const buildYear = textOf(one(pageAt(routes.home).document, "[data-year]"));

test("for the built site, served at another address and without TLS, the launch check reports only that", async () => {
  const { url, stop } = await serveBuild(dist.pathname);
  // When the site was built its security.txt was valid for longer than this day.
  const findings = await checkLiveSite(url, {
    delivers: practice.messageDelivery === "server",
    day: `${buildYear}-01-01`,
  });
  stop();
  expect(findings.map(({ field }) => field)).toEqual([
    "TLS",
    "/robots.txt",
    "/sitemap-index.xml",
    "canonical",
    "/.well-known/security.txt",
  ]);
});

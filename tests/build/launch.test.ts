import { expect, test } from "vitest";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { lookAtSite } from "../../server/launch/live.ts";
import { serveBuild } from "../../scripts/serve-build.ts";
import { dist } from "../support/built-pages.ts";
import { practice } from "../support/content.ts";

test("of the built site, served at another address than its own and without TLS, the launch check finds just that", async () => {
  const { url, stop } = await serveBuild(dist.pathname);
  const findings = await lookAtSite(url, { delivers: practice.messageDelivery, day: dayInNewYork(new Date()) });
  stop();
  expect(findings.map(({ field }) => field)).toEqual([
    "TLS",
    "/robots.txt",
    "/sitemap-index.xml",
    "canonical",
    "/.well-known/security.txt",
  ]);
});

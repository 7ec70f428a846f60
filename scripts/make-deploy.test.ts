import { expect, test } from "vitest";
import { deployFiles } from "./make-deploy.ts";

test.each(deployFiles)(
  "deploy/static-hosts/$name is up to date; if not, run `npm run make-deploy` and commit the result",
  ({ text, expected }) => expect(text).toBe(expected),
);

test("the rules for Cloudflare Pages stay within its limits: 100 rules, 2,000 characters a line", () => {
  const lines = deployFiles.find(({ name }) => name === "_headers")?.text.split("\n") ?? [];
  const rules = lines.filter((line) => line.startsWith("/"));
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

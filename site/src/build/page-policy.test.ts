import { expect, test } from "vitest";
import { policyHash } from "#content/html.ts";
import { withOneScript } from "./page-policy.ts";

const script = (code: string) => `<script type="module">${code}</script>`;
const page = (allowed: string, ...codes: readonly string[]) =>
  `<meta content="script-src '${policyHash(allowed)}'"><p>${codes.map(script).join("</p><p>")}</p>`;

test("the scripts of a page are merged into one, in order, each with its own scope, and the policy allows it", () => {
  const whole = "(()=>{var e=1;a(e)})();(()=>{var e=2;b(e)})();";
  expect(withOneScript(page("var e=1;a(e)", "var e=1;a(e)", "var e=2;b(e)"))).toBe(
    page(whole, "", whole).replace(script(""), ""),
  );
});

test.each([
  { codes: ["a()"], because: "it is alone" },
  { codes: ["a()", 'import{b}from"./b.js";b()'], because: "an import is a statement of modules" },
])("$codes stay as they are: $because", ({ codes }) => {
  const html = page("a()", ...codes);
  expect(withOneScript(html)).toBe(html);
});

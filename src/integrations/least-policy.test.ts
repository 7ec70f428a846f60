import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withLeastPolicy } from "./least-policy.ts";

const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

const script = "console.log(1)";
const style = "p{color:red}";
const elsewhere = "only.on.another.page()";
const policy = `default-src 'none'; script-src 'self' ${hash(script)} ${hash(elsewhere)}; style-src 'self' ${hash(style)};`;
const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
const page = (head: string) =>
  `<html><head><meta charset="utf-8"><style>${style}</style>${head}</head><script type="module">${script}</script></html>`;

test("a page allows what stands in it and nothing of other pages", () => {
  const result = withLeastPolicy(page(meta));
  expect(result).toContain(hash(script));
  expect(result).toContain(hash(style));
  expect(result).not.toContain(hash(elsewhere));
});

test("the sources without a hash stay as they are", () => {
  expect(withLeastPolicy(page(meta))).toContain(`script-src 'self' ${hash(script)}; style-src 'self' ${hash(style)};`);
});

test("the policy stands right after the encoding, for it binds only what follows it", () => {
  expect(withLeastPolicy(page(meta))).toMatch(/<meta charset="utf-8"><meta http-equiv="content-security-policy"/);
});

test("the policy stands there once", () => {
  expect(withLeastPolicy(page(meta)).match(/content-security-policy/g)).toHaveLength(1);
});

test.each([
  { name: "a character of the script", changed: (html: string) => html.replace("log(1)", "log(2)"), lost: script },
  { name: "a blank in the style", changed: (html: string) => html.replace("p{", "p {"), lost: style },
])("$name makes another hash, and the old one is not allowed any more", ({ changed, lost }) => {
  expect(withLeastPolicy(changed(page(meta)))).not.toContain(hash(lost));
});

const framing = meta.replace("default-src 'none';", "default-src 'none'; frame-src https://maps.example;");

test.each([
  { body: '<iframe src="https://maps.example/a"></iframe>', may: true, because: "there is a frame" },
  { body: "<p>iframe</p>", may: false, because: "a word about frames is none" },
])("a page may frame another host: $may, because $because", ({ body, may }) => {
  const result = withLeastPolicy(page(framing).replace("</html>", `${body}</html>`));
  expect(result.includes("frame-src https://maps.example;")).toBe(may);
  expect(result).toContain("default-src 'none';");
  expect(result).toContain(`style-src 'self' ${hash(style)};`);
});

test("leave to frame goes from the end of a policy as well", () => {
  const last = page(meta.replace(`${hash(style)};`, `${hash(style)}; frame-src https://maps.example`));
  expect(last).toContain("frame-src");
  expect(withLeastPolicy(last)).not.toContain("frame-src");
});

test("a page without a policy stays as it is", () => {
  expect(withLeastPolicy(page(""))).toBe(page(""));
});

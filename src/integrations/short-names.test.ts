import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withShortNames, wordsIn } from "./short-names.ts";

const sha256 = (content: string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
const css = ".x1y2z3_card{top:.5rem}.x1y2z3_card>.q9_wide:hover{src:url(a.woff2)}";
const page = (style: string, first: string, second: string) =>
  `<meta content="style-src '${sha256(style)}'"><style>${style}</style><p class="${first}"><b class="${first} ${second}">`;

test("a page keeps its styles under shorter names, and its policy allows them", () => {
  const short = ".a{top:.5rem}.a>.b:hover{src:url(a.woff2)}";
  expect(withShortNames(page(css, "x1y2z3_card", "q9_wide"), wordsIn(""))).toBe(page(short, "a", "b"));
});

test("a name that a script holds stays, since the script would go on using it", () => {
  const kept = ".x1y2z3_card{top:.5rem}.x1y2z3_card>.a:hover{src:url(a.woff2)}";
  expect(withShortNames(page(css, "x1y2z3_card", "q9_wide"), wordsIn('className:`x1y2z3_card ${"b"}`'))).toBe(
    page(kept, "x1y2z3_card", "a"),
  );
});

test("names never run out and never meet", () => {
  const names = Array.from({ length: 800 }, (_, index) => `m${index}_name`);
  const html = withShortNames(`<style></style><p class="${names.join(" ")}">`, wordsIn(""));
  const short = /class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(new Set(short).size).toBe(800);
  expect(Math.max(...short.map(({ length }) => length))).toBe(3);
});

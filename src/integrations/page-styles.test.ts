import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withPageStyles, wordsIn } from "./page-styles.ts";

const sha256 = (content: string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
const css = ":root{--page-wide:9rem}.x1y2z3_card{top:var(--page-wide)}.x1y2z3_card>.q9_wide:hover{src:url(a.woff2)}";
const page = (style: string, first: string, second: string) =>
  `<meta content="style-src '${sha256(style)}'"><style>${style}</style><p class="${first}"><b class="${first} ${second}">`;

test("a page keeps its styles under shorter names, and its policy allows them", () => {
  const short = ":root{--a:9rem}.a{top:var(--a)}.a>.b:hover{src:url(a.woff2)}";
  expect(withPageStyles(page(css, "x1y2z3_card", "q9_wide"), wordsIn(""))).toBe(page(short, "a", "b"));
});

test("all styles stand in the first element, and its hash is the one in the policy", () => {
  const [first, second] = [".a{top:0}", "astro-island{display:contents}"];
  const html = `<meta content="'${sha256(first)}' '${sha256(second)}'"><style>${first}</style><main class="a"><style>${second}</style><astro-island>`;
  const joined = first + second;
  expect(withPageStyles(html, wordsIn(""))).toBe(
    `<meta content="'${sha256(joined)}' '${sha256(second)}'"><style>${joined}</style><main class="a"><astro-island>`,
  );
});

test("a name that a script holds stays, since the script would go on using it", () => {
  const kept = ":root{--page-wide:9rem}.x1y2z3_card{top:var(--page-wide)}.x1y2z3_card>.a:hover{src:url(a.woff2)}";
  const script = 'className:`x1y2z3_card ${"b"}`,width:"--page-wide"';
  expect(withPageStyles(page(css, "x1y2z3_card", "q9_wide"), wordsIn(script))).toBe(page(kept, "x1y2z3_card", "a"));
});

test("a property that an attribute reads keeps its name", () => {
  const drawn = withPageStyles(`<style>:root{--ink:red}</style><path fill="var(--ink)">`, wordsIn(""));
  expect(drawn).toContain("--ink:red");
});

test("names never run out and never meet", () => {
  const names = Array.from({ length: 800 }, (_, index) => `m${index}_name`);
  const html = withPageStyles(`<style></style><p class="${names.join(" ")}">`, wordsIn(""));
  const short = /class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(new Set(short).size).toBe(800);
  expect(Math.max(...short.map(({ length }) => length))).toBe(3);
});

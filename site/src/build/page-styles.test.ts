import { expect, test } from "vitest";
import { policyHash } from "#content/html.ts";
import { leastStyles, namesInScript, withPageStyles } from "./page-styles.ts";
import { splitPrintStyles } from "./print-styles.ts";

const none: ReadonlySet<string> = new Set();
const page = (style: string, body: string, allowed = style) =>
  `<meta content="style-src '${policyHash(allowed)}'"><style>${style}</style>${body}`;

test("a page keeps the styles that it uses, and its policy allows them", () => {
  const body = '<p class="a">A word such as bc or <b>table</b></p>';
  expect(withPageStyles(page(".a{top:0}.bc{top:1px}table{top:2px}b{top:3px}", body), none, new Set())).toBe(
    page(".a{top:0}b{top:3px}", body),
  );
});

test("all styles are in the first element, and its hash is the one in the policy", () => {
  const [first, second] = [".a{top:0}", "astro-island{display:contents}"];
  const html = page(first, `<main class="a"><style>${second}</style><astro-island></astro-island></main>`);
  expect(withPageStyles(html, none, new Set())).toBe(
    page(first + second, '<main class="a"><astro-island></astro-island></main>'),
  );
});

test.each([
  {
    body: "<astro-island></astro-island>",
    because: "a script file of its island names it",
    inScripts: namesInScript("className:`bc`"),
  },
  { body: '<script type="module">add("bc")</script>', because: "the page's own script names it", inScripts: none },
])("a class that no element has stays: $because", ({ body, inScripts }) => {
  const html = page(".bc{top:0}", body);
  expect(withPageStyles(html, inScripts, new Set())).toBe(html);
});

test("a variable of minified code is not the name of a class, however short both are", () => {
  const body = "<astro-island></astro-island>";
  expect(withPageStyles(page(".bc{top:0}", body), namesInScript("var bc=1;return bc(bc,`a`)"), new Set())).toBe(
    page("", body),
  );
});

test("data of a page is no script that could name a class", () => {
  const body = '<script type="application/ld+json">{"name":"bc"}</script>';
  expect(withPageStyles(page(".bc{top:0}", body), none, new Set())).toBe(page("", body));
});

const named = new Set("html p .card data-tone good ink open".split(" "));

test.each([
  { style: "p{color:oklch(0.962 0.017 122)}", least: "p{color:#f0f4e8}", because: "it takes fewer bytes" },
  { style: ".card{top:0}.other{top:1px}", least: ".card{top:0}", because: "no element has the other class" },
  { style: "p{top:0}table{top:1px}", least: "p{top:0}", because: "there is no table" },
  { style: "table,p{top:0}", least: "p{top:0}", because: "only one of the two can match" },
  { style: "[data-tone=bad]{top:0}", least: "", because: "no element has the value" },
  { style: "[data-tone]{top:0}", least: "[data-tone]{top:0}", because: "any value will do" },
  { style: ".card{& .other{top:0}}", least: "", because: "what is nested cannot match either" },
  { style: "@media print{.other{top:0}}", least: "", because: "it prints nothing" },
  { style: ":is(.card,.other){top:0}", least: ":is(.card,.other){top:0}", because: "one of the two can match" },
  { style: "p:hover:not(.other){top:0}", least: "p:hover:not(.other){top:0}", because: "states come and go" },
])("$style becomes “$least”: $because", ({ style, least }) => {
  expect(leastStyles(style, named)).toBe(least);
});

test("an unused custom property is removed, and then the one that only it used", () => {
  expect(leastStyles("p{--a:1px;--b:var(--a);--c:2px;top:var(--c)}", named)).toBe("p{--c:2px;top:var(--c)}");
});

test.each([
  { style: ".a.b{top:0}", left: "", because: "no element has both classes" },
  { style: ".b[data-tone]{top:0}", left: "", because: "another element has the attribute" },
  { style: ".b{&[data-tone]{top:0}left:0}", left: ".b{left:0}", because: "what is nested asks for both as well" },
  { style: ".a .b{top:0}.b .a{top:1px}", left: ".a .b{top:0}", because: "the second is around the first" },
  { style: ".a>.b{top:0}.a>p{top:1px}", left: ".a>p{top:1px}", because: "between them is a paragraph" },
  { style: ".b:hover{top:0}.b[open]{top:0}", left: ".b:hover,.b[open]{top:0}", because: "states come and go" },
  { style: ".b[data-shown]{top:0}", left: ".b[data-shown]{top:0}", because: "the page's script sets it" },
])("$style is reduced to “$left”: $because", ({ style, left }) => {
  const body =
    '<div class="a" data-tone="x"><p><b class="b" data-shown></b></p></div><script type="module">show("data-shown")</script>';
  expect(withPageStyles(page(style, body), none, new Set())).toBe(page(left, body));
});

test("rules for paper leave a style sheet with the rules that are around them", () => {
  const style =
    "@layer ui{.a{top:0;&:hover{top:1px;@media print{top:2px;& b{top:3px}}}}@media print{.a{top:4px}}}@page{margin:1cm}";
  expect(splitPrintStyles(style)).toEqual({
    screen: "@layer ui{.a{top:0;&:hover{top:1px}}}",
    print: ["@layer ui{.a{&:hover{top:2px;& b{top:3px}}}}", "@layer ui{.a{top:4px}}", "@page{margin:1cm}"],
  });
});

test("rules for paper and something else stay where they are", () => {
  const style = "@media print,(forced-colors:active){.a{top:0}}@media screen{.a{top:1px}}";
  expect(splitPrintStyles(style)).toEqual({ screen: style, print: [] });
});

test("the layers of a page come in their order, wherever a bundler put the styles of an island", () => {
  const mixed = "@layer ui{b{top:1px}}@layer base{b{top:2px}}@layer tokens{b{top:3px}}@layer reset{b{top:4px}}";
  const html = withPageStyles(page(`${mixed}@layer sections{b{top:5px}}`, "<b>b</b>"), new Set(), new Set());
  expect([...html.matchAll(/@layer (\w+)/g)].map(([, name]) => name)).toEqual([
    "reset",
    "tokens",
    "base",
    "ui",
    "sections",
  ]);
});

import { expect, test } from "vitest";
import { barePage } from "./bare-page.ts";

const page = `<!doctype html><html lang="en-US"><head><title>Care &amp; tests</title>
<link rel="icon" href="/favicon.svg"><link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:Text;src:url(/a.woff2)}@font-face{font-family:Show;src:url(/b.woff2)}
@font-face{font-family:Text Local;src:local(Arial)}.a{color:red}</style></head>
<body class="a"><header><a href="/">Home</a></header><h1>Nerve <em>tests</em></h1>
<section><p>We call &lt;you&gt;<br>back.</p><svg><text>drawn</text></svg><script>code()</script>
<details><summary>When?</summary>Soon</details></section></body></html>`;
const bare = barePage(page);

test("the bare page has all the text of the page, in order, and nothing else", () => {
  const body = bare.slice(bare.indexOf("<body>"));
  expect(body).toBe(
    "<body><p>Home</p><h1>Nerve tests</h1><p>We call &lt;you&gt;</p><p>back.</p><p>When?</p><p>Soon</p></body></html>",
  );
});

test("the bare page loads the same icon and fonts, as early, and no other file", () => {
  expect(bare.match(/(?:href|src)[=:](?:url\()?"?[^")]*/g)).toEqual([
    'href="/favicon.svg',
    'href="/a.woff2',
    "src:url(/a.woff2",
    "src:url(/b.woff2",
    "src:local(Arial",
  ]);
  expect(bare).toContain('rel="preload"');
  expect(bare).toContain("1.6 Text,Text Local}h1,h2{font-family:Show}");
});

test("the bare page keeps the title but none of the styles", () => {
  expect(bare).toContain("<title>Care &amp; tests</title>");
  expect(bare).not.toMatch(/class|color/);
});

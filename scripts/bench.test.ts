import { expect, test } from "vitest";
import { barePage } from "../site/scripts/bench.ts";

test("the bare page has the title, the text, the fonts and the icon of a page, and nothing else", () => {
  const bare = barePage(`<!doctype html><html lang="en-US"><head><title>Nerve care</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link rel="icon" href="/favicon.svg">
<link rel="preload" href="/a.woff2" as="font" crossorigin><link rel="stylesheet" href="/a.css">
<style>@font-face{font-family:Text;src:url(/a.woff2)}.a{color:red}</style></head>
<body class="a"><h1 id="top">Nerve <em>tests</em></h1><svg><text>drawn</text></svg><script>code()</script>
<details><summary class="b">When?</summary>Soon</details></body></html>`);
  const [head = "", body = ""] = bare.split("<body>");
  expect(head).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>Nerve care</title><link rel="icon" href="/favicon.svg"><link rel="preload" href="/a.woff2" as="font" crossorigin="">' +
      "<style>@font-face{font-family:Text;src:url(/a.woff2)}body{margin:1rem;font:1.125rem/1.6 Text,serif}</style></head>",
  );
  expect(body.replaceAll("\n", "")).toBe(
    "<h1>Nerve <em>tests</em></h1><details><summary>When?</summary>Soon</details></body></html>",
  );
});

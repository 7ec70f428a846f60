import { expect, test } from "vitest";
import { policyHash } from "#content/html.ts";
import { withoutUnusedStyles } from "./unused-styles.ts";

const pageWith = (css: string) =>
  `<meta content="style-src '${policyHash(css)}'"><style>${css}</style><p class="Card_card">`;

test("keeps the rules for what a page or a script names, and the hash of the rest is in the policy", () => {
  const css = ".Card_card,.Card_gone{top:0}.Card_gone{top:1px}.Menu_open{top:2px}:not(.Card_gone){top:3px}p{top:4px}";
  const kept = ".Card_card,.Card_gone{top:0}.Menu_open{top:2px}:not(.Card_gone){top:3px}p{top:4px}";
  expect(withoutUnusedStyles(pageWith(css), 'className: "Menu_open"')).toEqual({ html: pageWith(kept) });
});

test("many rules that only a script uses are a file at the end of the page, in their layers, and in no other place", () => {
  const rules = Array.from({ length: 400 }, (_, index) => `.Plan_part{&:nth-child(${index}){top:${index}px}}`).join("");
  const css = `@layer ui{.Card_card{top:0}${rules}}p{top:4px}`;
  const { html, later } = withoutUnusedStyles(`<body>${pageWith(css)}</body>`, 'className: "Plan_part"');
  expect(html).toBe(
    `<body>${pageWith("@layer ui{.Card_card{top:0}}p{top:4px}")}<link rel="stylesheet" href="/${later?.path}"></body>`,
  );
  expect(later?.css).toMatch(/^@layer ui\{\.Plan_part\{&:nth-child\(0\)/);
  expect(later?.css).not.toMatch(/Card_card|p\{/);
});

test("a font of rare letters stays on a page that has one of them, outside of the names of languages", () => {
  const font = "@font-face{font-family:A;src:url(/a.woff2)}";
  const polish = "@font-face{font-family:A;src:url(/b.woff2);unicode-range:U+17F,U+100-150}";
  const built = (text: string, css: string) => `${pageWith(css)}${text}`;
  for (const { text, css } of [
    { text: "Wojciech Błaszczyk", css: font + polish },
    { text: "Wojciech Blaszczyk", css: font },
    { text: '<a lang="tr" title="ł">Türkçe, ł</a>', css: font },
  ])
    expect(withoutUnusedStyles(built(text, font + polish), "").html, text).toBe(built(text, css));
});

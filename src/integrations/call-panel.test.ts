import { expect, test } from "vitest";
import { partsOf } from "./call-panel.ts";

const page = (lines: string) =>
  `<style>:root{--a:red}.b{color:var(--a)}.c{color:blue}</style><main>${lines}<div id="office-chooser">Which?</div><i data-holidays="2026-12-25"></i></main>`;
const band =
  '<section id="call"><div class="b"><p>Call, or send an <a href="/words#nf2" data-term>NF-2</a>.</p><a href="/contact">Write</a></div></section>';

test("the panel has the lines, the chooser and the holidays, and not the button of the header", () => {
  const { html } = partsOf(page(band), "/contact");
  expect(html).toMatch(/^<section id="call">.*Which\?.*2026-12-25.*<\/section>$/);
  expect(html).not.toContain("/contact");
});

test("a word of the glossary stays a word", () => {
  expect(partsOf(page(band), "/contact").html).toContain("<p>Call, or send an NF-2.</p>");
});

test("its styles are those that it uses, for a root of its own", () => {
  const { styles } = partsOf(page(band), "/contact");
  expect(styles).toContain(":host");
  expect(styles).not.toMatch(/:root|\.c\b/);
});

test.each(["#call", "#office-chooser", "[data-holidays]"])("a page without %s is told so", (selector) => {
  const without = page(band).replace(
    selector === "[data-holidays]" ? "data-holidays" : `id="${selector.slice(1)}"`,
    "",
  );
  expect(() => partsOf(without, "/contact")).toThrow(selector);
});

import { HtmlValidate, type ConfigData } from "html-validate";
import { describe, expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    "no-missing-references": "error",
    // Our own files come from our own host; a hash of them would only break when they change.
    "require-sri": "off",
    // Matters of taste, decided by Astro’s and React’s writers.
    "void-style": "off",
    "doctype-style": "off",
    // The build leaves out end tags that HTML implies.
    "no-implicit-close": "off",
    // React’s writer keeps the capitals of popoverTarget and writes required=""; HTML reads both the same.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    // React’s useId() begins with an underscore: valid HTML, which asks only for no white space.
    "valid-id": ["error", { relaxed: true }],
    // Safari forgets that a list is one when its bullets are gone; role="list" reminds it.
    "no-redundant-role": "off",
    // base.css keeps links to numbers on one line with white-space: nowrap; numbers stay copyable.
    "tel-non-breaking": "off",
  },
};

const validator = new HtmlValidate(config);

const mistakesIn = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};

describe.each(builtPages)("$file", ({ html }) => {
  test("is valid HTML", async () => {
    expect(await mistakesIn(html)).toEqual([]);
  });

  test("has the layers of its styles in the order in which they win", () => {
    const layers = [...html.matchAll(/@layer (\w+)\{/g)].map(([, name = ""]) => name);
    expect([...new Set(layers)]).toEqual(["reset", "tokens", "base", "ui", "sections"]);
  });
});

test.each([
  { html: "<p><div>late</div></p>", rule: "close-order", because: "a paragraph ends where a block begins" },
  { html: '<p id="a"></p><p id="a"></p>', rule: "no-dup-id", because: "an anchor leads to one place" },
  { html: "<h1>A</h1><h3>B</h3>", rule: "heading-level", because: "an outline has no holes" },
  { html: "<h1></h1>", rule: "empty-heading", because: "a heading without text says nothing" },
  { html: "<nav></nav><nav></nav>", rule: "unique-landmark", because: "two menus need two names" },
  { html: '<label for="lost">Name</label>', rule: "no-missing-references", because: "a label needs its field" },
  { html: "<button><svg></svg></button>", rule: "text-content", because: "a button without a name says nothing" },
])("the validator finds $rule: $because", async ({ html, rule }) => {
  expect((await mistakesIn(`<!doctype html><html lang="en"><body>${html}</body></html>`)).join("\n")).toContain(rule);
});

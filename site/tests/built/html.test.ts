import { HtmlValidate, type ConfigData } from "html-validate";
import { describe, expect, test } from "vitest";
import { all, builtPages, programPages } from "../support/built-pages.ts";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    "no-missing-references": "error",
    // No subresource integrity: our files are from our own host.
    "require-sri": "off",
    // Style rules; Astro and React decide.
    "void-style": "off",
    "doctype-style": "off",
    // React writes `popoverTarget` in camel case, `required=""` and `hidden=""`; HTML treats them alike.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React’s `useId()` begins with an underscore, which is a valid id.
    "valid-id": ["error", { relaxed: true }],
    // Safari drops the list role of lists without bullets; `role="list"` restores it.
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
});

describe.each([...builtPages, ...programPages])("$file", ({ document }) => {
  test("has its cascade layers in order, wherever the bundler puts the styles of an island", () => {
    const styles = all(document, "style").map(({ textContent }) => textContent);
    const layers = [...styles.join("").matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = ""]) => names.split(", "));
    expect([...new Set(layers)]).toEqual(["reset", "tokens", "base", "ui", "sections"]);
  });
});

test.each(builtPages)("$file states the order of its layers before all other styles", ({ document }) => {
  expect(all(document, "style")[0]?.textContent).toMatch(/^@layer [\w, ]+;\s*$/);
});

test.each([
  { html: "<p><div>late</div></p>", rule: "close-order", because: "a paragraph ends where a block begins" },
  { html: '<p id="a"></p><p id="a"></p>', rule: "no-dup-id", because: "ids are unique" },
  { html: "<h1>A</h1><h3>B</h3>", rule: "heading-level", because: "an outline skips no level" },
  { html: "<h1></h1>", rule: "empty-heading", because: "a heading without text says nothing" },
  { html: "<nav></nav><nav></nav>", rule: "unique-landmark", because: "two menus need two names" },
  { html: '<label for="lost">Name</label>', rule: "no-missing-references", because: "a label needs its field" },
  { html: "<button><svg></svg></button>", rule: "text-content", because: "a button without a name says nothing" },
  { html: '<a href="/"><svg></svg></a>', rule: "wcag/h30", because: "nor does a link without text" },
])("the validator finds $rule: $because", async ({ html, rule }) => {
  expect((await mistakesIn(`<!doctype html><html lang="en"><body>${html}</body></html>`)).join("\n")).toContain(rule);
});

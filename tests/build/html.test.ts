import { HtmlValidate, type ConfigData } from "html-validate";
import { describe, expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";

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
    // The build leaves out end tags that HTML implies.
    "no-implicit-close": "off",
    // React writes `popoverTarget` in camel case and `required=""`; HTML treats them alike.
    "attr-case": "off",
    "attribute-boolean-style": "off",
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

  test("has its cascade layers in order", () => {
    const layers = [...html.matchAll(/@layer (\w+)\{/g)].map(([, name = ""]) => name);
    expect([...new Set(layers)]).toEqual(["reset", "tokens", "base", "ui", "sections"]);
  });
});

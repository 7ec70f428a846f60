import { expect, test } from "vitest";
import { practice } from "../../../tests/support/practice.ts";
import { definedTermSet } from "./glossary.ts";

test("each word is named under its own anchor, with what it stands for where it has such a name", () => {
  const page = { url: "https://example.org/glossary", title: "Words", description: "All of them" };
  const set = definedTermSet(practice, page, [
    { id: "ime", term: "IME", name: "independent medical examination", meaning: "An exam." },
    { id: "lien", term: "Lien", meaning: "A claim on money." },
  ]);
  expect(set).toMatchObject({
    "@id": "https://example.org/glossary#terms",
    isPartOf: { "@id": "https://example.org/glossary#page" },
    hasDefinedTerm: [
      {
        "@id": "https://example.org/glossary#ime",
        name: "IME",
        alternateName: "independent medical examination",
        description: "An exam.",
      },
      { "@id": "https://example.org/glossary#lien", name: "Lien" },
    ],
  });
  expect(JSON.stringify(set)).not.toContain('"alternateName":null');
});

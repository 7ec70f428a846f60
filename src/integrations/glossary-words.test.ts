import { expect, test } from "vitest";
import { policyHash } from "#domain/policy-hash.ts";
import { withGlossaryWords } from "./glossary-words.ts";

const words = { terms: [{ id: "lien", words: ["lien"] }], explainer: "/_astro/explain.Ab1.js", waking: "ask()" };
const page = (text: string, path = "/insurance") =>
  `<html><head><link rel="canonical" href="https://example.com${path}"><meta content="script-src 'self' 'sha256-old'; style-src 'self'"></head><body><main><p>${text}</p></main><footer></footer></body></html>`;
const explained = withGlossaryWords(page("Ask us what a lien means."), words);
const [, script = ""] = /<script type="module">(.*?)<\/script>/.exec(explained) ?? [];

test("a page with a word of the glossary has a script, allowed by its policy, that asks for what explains it", () => {
  expect(explained).toContain('what a <a href="/glossary#lien" data-term>lien</a> means');
  expect(script).toBe("ask()");
  expect(explained).toContain(`script-src 'self' '${policyHash(script)}' 'sha256-old'; style-src 'self'`);
});

test("the place in which words are explained stands in the page, empty, and names the file that fills it", () => {
  expect(explained).toContain(
    '<div id="explained" role="tooltip" popover="manual" data-code="/_astro/explain.Ab1.js"></div></main>',
  );
});

test("the glossary itself has no links to itself", () => {
  const glossary = page("Ask us what a lien means.", "/glossary");
  expect(withGlossaryWords(glossary, words)).toBe(glossary);
});

test("a page without such a word stays as it is, byte for byte", () => {
  const plain = page("Ask us what a claim means.");
  expect(withGlossaryWords(plain, words)).toBe(plain);
});

test("what asks for the explainer joins the script that the page has already", () => {
  const scripted = page("Ask us what a lien means.").replace("</body>", '<script type="module">wake()</script></body>');
  const joined = withGlossaryWords(scripted, words);
  const scripts = [...joined.matchAll(/<script type="module">(.*?)<\/script>/g)].map(([, code = ""]) => code);
  expect(scripts).toEqual(["wake();ask()"]);
  expect(joined).toContain(`'${policyHash(scripts[0] ?? "")}'`);
});

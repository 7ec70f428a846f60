import { expect, test } from "vitest";
import { policyHash } from "#domain/policy-hash.ts";
import { withGlossaryWords } from "./glossary-words.ts";

const options = { terms: [{ id: "lien", words: ["lien"] }], hrefOf: (id: string) => `/words#${id}` };
const page = (text: string) =>
  `<html><head><meta content="script-src 'self' 'sha256-old'; style-src 'self'"></head><body><main><p>${text}</p></main><footer></footer></body></html>`;
const explained = withGlossaryWords(page("Ask us what a lien means."), options, "/_astro/explain.Ab1.js");
const [, script = ""] = /<script type="module">(.*?)<\/script>/.exec(explained) ?? [];

test("a page with a word of the glossary asks for the explainer's file in a script that its policy allows", () => {
  expect(explained).toContain('what a <a href="/words#lien" data-term>lien</a> means');
  expect(script).toContain('import("/_astro/explain.Ab1.js")');
  expect(explained).toContain(`script-src 'self' '${policyHash(script)}' 'sha256-old'; style-src 'self'`);
});

test("the place in which words are explained stands in the page, empty, for its styles are the page's", () => {
  expect(explained).toContain('<div id="explained" role="tooltip" popover="manual"></div></main>');
});

test("a page without such a word stays as it is, byte for byte", () => {
  const plain = page("Ask us what a claim means.");
  expect(withGlossaryWords(plain, options, "/_astro/explain.Ab1.js")).toBe(plain);
});

test("what asks for the explainer joins the script that the page has already", () => {
  const scripted = page("Ask us what a lien means.").replace("</body>", '<script type="module">wake()</script></body>');
  const joined = withGlossaryWords(scripted, options, "/_astro/explain.Ab1.js");
  const scripts = [...joined.matchAll(/<script type="module">(.*?)<\/script>/g)].map(([, code = ""]) => code);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/^wake\(\);.*explain\.Ab1\.js/s);
  expect(joined).toContain(`'${policyHash(scripts[0] ?? "")}'`);
});

import { describe, expect, test } from "vitest";
import type { Language } from "./language-schema.ts";
import {
  bareNumber,
  builtLanguages,
  builtTools,
  directionOf,
  isSampleSite,
  partsBehind,
  scriptOf,
} from "./languages.ts";

const person = (name: string) => ({ name, qualification: "certified translator", on: "2026-11-01" });
const ids = ["danger", "notice", "letters", "bring", "call", "interpreter", "privacy"] as const;

/** A page with only the fields that decide: its state, and the editions of its parts. */
function page(id: string, state: Language["state"], editions: Partial<Record<(typeof ids)[number], number>> = {}) {
  const sections = Object.fromEntries(ids.map((part) => [part, { edition: editions[part] ?? 2 }]));
  return {
    id,
    language: id,
    state,
    translator: person("One"),
    checker: person("Two"),
    sections,
  } as unknown as Language;
}

const english = page("en", "draft");
const real = "https://www.neurology-practice.com";
const built = (pages: readonly Language[], site: string) =>
  builtLanguages([english, ...pages], site).map(({ id }) => id);

describe("which pages are built", () => {
  const all = [page("ru", "translated"), page("es", "draft"), page("bn", "checked")];

  test("on a real site only what a second person has checked", () => {
    expect(built(all, real)).toEqual(["bn"]);
  });

  test("on a site whose address is a sample all of them, so that they can be seen", () => {
    expect(built(all, "https://www.example.com")).toEqual(["es", "ru", "bn"]);
  });

  test.each(["danger", "notice"] as const)(
    "none whose part “%s” is older than the English one, on any site",
    (part) => {
      const old = [page("es", "checked", { [part]: 1 })];
      expect(built(old, real)).toEqual([]);
      expect(built(old, "https://www.example.com")).toEqual([]);
    },
  );

  test.each(["letters", "bring", "call", "privacy"] as const)(
    "one whose part “%s” is older, because the page says so there",
    (part) => {
      const old = page("es", "checked", { [part]: 1 });
      expect(built([old], real)).toEqual(["es"]);
      expect(partsBehind(old, english)).toEqual([part]);
    },
  );
});

describe("which tools are built", () => {
  const tool = (id: string, state: Language["state"], edition = 2) => ({ id, state, edition });
  const pages = [page("es", "checked"), page("ru", "checked")];
  const builtOf = (tools: readonly ReturnType<typeof tool>[], site: string) =>
    builtTools([tool("en", "draft"), ...tools], pages, site).map(({ id }) => id);

  test("on a real site only checked tools, of the newest edition, in a language with a page", () => {
    expect(builtOf([tool("ru", "checked"), tool("es", "draft"), tool("bn", "checked")], real)).toEqual(["ru"]);
    expect(builtOf([tool("ru", "checked", 1)], real)).toEqual([]);
  });

  test("on a site whose address is a sample also drafts, but none of an old edition", () => {
    const all = [tool("ru", "checked", 1), tool("es", "draft")];
    expect(builtOf(all, "https://www.example.com")).toEqual(["es"]);
  });
});

test.each([
  { site: "https://www.example.com", sample: true },
  { site: "https://neurology.example.org", sample: true },
  { site: "https://www.my-example.com", sample: false },
  { site: "https://example.com.evil.net", sample: false },
])("$site is a sample: $sample", ({ site, sample }) => {
  expect(isSampleSite(site)).toBe(sample);
});

test.each([
  { language: "es", script: "Latn", direction: "ltr" },
  { language: "ru", script: "Cyrl", direction: "ltr" },
  { language: "zh-Hans", script: "Hans", direction: "ltr" },
  { language: "bn", script: "Beng", direction: "ltr" },
  { language: "ur", script: "Arab", direction: "rtl" },
  { language: "yi", script: "Hebr", direction: "rtl" },
])("$language is written in $script, $direction", ({ language, script, direction }) => {
  expect(scriptOf(language)).toBe(script);
  expect(directionOf(language)).toBe(direction);
});

test.each([
  { fact: "30 days", number: "30", because: "each language writes the unit" },
  { fact: "$50,000", number: "$50,000", because: "the dollar belongs to it" },
  { fact: "45–60 minutes", number: "45–60", because: "a span is one number" },
  { fact: "Brooklyn", number: "Brooklyn", because: "a name has none" },
  { fact: "100 William Street", number: "100 William Street", because: "an address is whole" },
])("the number of “$fact” is $number: $because", ({ fact, number }) => {
  expect(bareNumber(fact)).toBe(number);
});

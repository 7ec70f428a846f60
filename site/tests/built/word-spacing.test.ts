import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, builtFiles, builtPages, dist } from "../support/built-pages.ts";

const inline = new Set([
  "a",
  "abbr",
  "b",
  "cite",
  "code",
  "em",
  "i",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "time",
]);

/**
 * Characters allowed before a word without a space: opening brackets and quotes, dashes, slashes; in Chinese, any
 * punctuation.
 */
const opens = /[\s([{“‘"'–—/$#（，。？、；：-]$/u;
/**
 * Characters allowed after a word without a space: closing punctuation, apostrophes, dashes, slashes; in Chinese, any
 * punctuation.
 */
const closes = /^[\s)\]}”’"'.,;:!?%–—/*（），。、；：-]/u;

/** Places at which a text and an inline element beside it run into one word, as in “or<a>call”. */
function joinedWords(document: Document): string[] {
  return all(document, "body *:not(svg *)")
    .filter((element) => inline.has(element.localName))
    .flatMap((element) => {
      const { textContent: inside, previousSibling: before, nextSibling: after } = element;
      if (!inside) return [];
      const glued = [];
      if (before?.nodeType === 3) glued.push([before.textContent ?? "", inside]);
      if (after?.nodeType === 3) glued.push([inside, after.textContent ?? ""]);
      return glued
        .filter(([left = "", right = ""]) => areJoined(left, right))
        .map(([left, right]) => `${left?.slice(-20)}|${right?.slice(0, 20)}`);
    });
}

function areJoined(left: string, right: string): boolean {
  return left !== "" && right !== "" && !opens.test(left) && !closes.test(right) && /\S$/.test(left);
}

/** All text of a page: text nodes, and attributes that are announced or shown. */
function texts(document: Document): string[] {
  const copy = document.cloneNode(true) as Document;
  for (const element of all(copy, "script, style")) element.remove();
  const attributes = ["alt", "title", "aria-label", "placeholder", "content", "value"];
  const said = all(copy, "*").flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ""),
    ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
  return said.filter((text) => text.trim() !== "");
}

describe.each(builtPages)("$file", ({ document, html }) => {
  test("has a space between words and inline elements", () => {
    expect(joinedWords(document)).toEqual([]);
  });

  test("has a space between sentences", () => {
    const glued = texts(document).flatMap((text) => text.match(/\S*\p{Ll}[.,;:!?]\p{Lu}\S*/gu) ?? []);
    expect(glued).toEqual([]);
  });

  test("shows no placeholder: every {fact} has become its number", () => {
    expect(texts(document).flatMap((text) => text.match(/\{\w*[,}]|\w+, plural,/g) ?? [])).toEqual([]);
    const [, structured = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    // The properties of an island may have some, which it fills in.
    expect(structured.match(/\{\w+\}/g)).toBeNull();
  });

  test("shows no undefined, null, NaN or [object Object]", () => {
    expect(texts(document).flatMap((text) => text.match(/\b(undefined|null|NaN)\b|\[object \w+\]/g) ?? [])).toEqual([]);
  });
});

test("the check for missing spaces finds them, and ignores punctuation", () => {
  const [page] = builtPages;
  const copy = page?.document.cloneNode(true) as Document;
  const main = all(copy, "main")[0];
  if (main) main.innerHTML = 'call us or<a href="/">write</a>now, (<a href="/">here</a>), <b>“so</b>”, <b>well</b>.';
  expect(joinedWords(copy).filter((words) => /or\||\|now/.test(words))).toEqual(["call us or|write", "write|now, ("]);
});

/** Text that no page may have, each with the reason. */
const never = [
  {
    phrase: /state fund|state[’']s (accident )?fund/i,
    because: "MVAIC is set up by law; the State Fund insures workers",
  },
  { phrase: /two kinds (ask|need)/i, because: "four kinds of letter ask a patient to act" },
  { phrase: /\bchecked:|last checked/i, because: "it must name who checked" },
  { phrase: /not yet checked|we have not read/i, because: "internal notes help no reader" },
  { phrase: /every other New York time limit|has every limit|all limits/i, because: "no table of limits is complete" },
  { phrase: /many policies (ask|require)/i, because: "no policy form does; insurers ask for a call" },
  {
    phrase: /levelled|whilst|\bcolours?\b|\bcentres?\b|licence|specialise|organise/i,
    because: "Americans spell it otherwise",
  },
  { phrase: /\btick(ed)?\b/i, because: "Americans check a box off" },
  { phrase: /\b(extra|optional) cover\b/i, because: "Americans say coverage" },
  { phrase: /\bafterwards\b|\bsomebody\b/i, because: "the site says afterward and someone" },
  { phrase: /\bstands? (on|below|beside|above) (the|every|each|this)\b/i, because: "a number is on a page" },
] as const;

/** All text of pages, islands and files for readers and programs, each with its place; React is left out. */
const said = [
  ...builtPages.flatMap(({ route, document }) =>
    [...texts(document), ...all(document, "astro-island").map((island) => island.getAttribute("props") ?? "")].map(
      (text) => ({ place: route, text }),
    ),
  ),
  ...builtFiles
    .filter((file) => /^(llms\.txt|glossary\.json|feed\.json|rss\.xml|_astro\/(?!client\b|react\.).*\.js)$/.test(file))
    .map((file) => ({ place: file, text: readFileSync(new URL(file, dist), "utf8") })),
];

test.each(never)("nothing says $phrase: $because", ({ phrase }) => {
  const found = said.flatMap(({ place, text }) => {
    const index = text.search(phrase);
    return index < 0 ? [] : [`${place}: …${text.slice(Math.max(0, index - 40), index + 60)}…`];
  });
  expect(found).toEqual([]);
});

test.each(["site.webmanifest", "llms.txt", "rss.xml", "feed.json", "glossary.json"])(
  "%s has no placeholder",
  (file) => {
    expect(readFileSync(new URL(file, dist), "utf8")).not.toMatch(/\{\w+\}|<!--|undefined/);
  },
);

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentFiles, type Entry } from "#content/check.ts";
import { loadContent } from "#content/load.ts";
import { contentRules, type CollectionName } from "#content/collections.ts";
import { languageHref } from "#languages/languages.ts";
import { toolPath, type ToolId } from "#languages/translated-tools.ts";
import { articleHref, legalPages, routes } from "#routes.ts";
import { all, builtFiles, builtPages, dist, englishPages, pageAt, textOf } from "../support/built-pages.ts";
import { shownLanguages, shownToolPaths } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

/** Some fields of some entries: by their path, such as `guidance.points.title`, and by the entry’s id. */
type Some = { path: RegExp; id?: RegExp; because: string };

/** Fields without a text for readers. */
const notTexts: readonly Some[] = [
  {
    path: /\.(id|page|place|drawing|certainty|group|state|language|event|concerns|icon|at)$/,
    because: "a choice for the code",
  },
  { path: /\.(next|leads|reports|service|services|office|offices|site|href)$/, because: "it names another entry" },
  { path: /^letters\.(drawn\.as|visit)$|^letters\.days\.(rule|after)$/, because: "a choice for the code" },
  { path: /^glossary\.words|^searchPlaces\.(words|exactly)$/, because: "words that are looked for in texts" },
  { path: /^pictures\.\w+\.(file|focus)$/, because: "which picture, and how it is cut" },
  { path: /^replyTemplates\./, because: "the front desk answers with it" },
  { path: /^(launch|toConfirm|reviews)\./, because: "the launch check asks it of the practice" },
  { path: /^(guidance\.points|onFoot|coverageLimits|legal)\.source$/, because: "where editors can look a sentence up" },
];

/** Texts that no page has, while content/ is as it is. */
const notShown: readonly Some[] = [
  { path: /^guidance/, id: /^checking-a-doctor$/, because: "until the practice has named a doctor" },
  { path: /^guidance/, id: /^referrals$/, because: "until the practice has a secure channel" },
  { path: /^guidance/, id: /^get-examined$/, because: "a claim tells which of them is said" },
  { path: /^articles\.figures\.marks$/, because: "a mark is drawn as its number and its word" },
  { path: /^network\.(name|description)$/, because: "only the sites of the strip are described" },
  { path: /^languages\./, id: /^en$/, because: "what is translated; English has its own pages" },
  { path: /^languages\.name$/, because: "in the menus of the other languages" },
  { path: /^languages\.furniture\.(draft|translated|newer)$/, because: "only above texts in that state" },
  { path: /^languages\.furniture\.closed$/, because: "only beside holidays of an office" },
  { path: /^languages\.(weekdays|months)$/, because: "the days on which someone answers are named, not all" },
  { path: /^languages\.sections\.interpreter\./, because: "only where the practice has an interpreter" },
  { path: /^toolFrame\.(inEnglish|unreviewed)$/, id: /^en$/, because: "no link needs it; practice.yaml says it" },
  { path: /^claimTexts\.others\./, id: /^en$/, because: "only beside a translated letter" },
  { path: /^officialPages\./, because: "a step or a letter links to some of them" },
];

/** Texts that come and go. */
const passing: readonly Some[] = [{ path: /\.otherHours\.reason$/, because: "until the days are over" }];

/** Texts that are only in the scripts of a page. */
const inCode: readonly Some[] = [
  { path: /^notices\./, because: "a notice answers a press" },
  { path: /^searchPlaces\./, because: "a search finds them" },
  { path: /^(toolFrame|claim|claimTexts)\./, because: "a tool says them when it is used" },
  { path: /^guidance/, id: /^notice-letter$/, because: "the letter says them" },
  { path: /^letters\.days\.(act|note|passed)$/, because: "they are said of a day" },
  { path: /^guidance/, id: /^(crash-day|deadline-results|report-times)$/, because: "they are said of a day" },
];

const route = (entry: Entry) => {
  const at = String(entry.data["page"]);
  return [
    at === "home"
      ? routes.home
      : at === "patients"
        ? routes.patients
        : at === "attorneys"
          ? routes.attorneys
          : `/${at}`,
  ];
};
const tool = (id: ToolId) => (entry: Entry) =>
  entry.id === "en"
    ? [toolPath(id)]
    : [languageHref(entry.id, toolPath(id))].filter((path) => shownToolPaths.includes(path));

/** The pages of which each has all texts of an entry; of other collections, any page may have them. */
const places: Readonly<Record<string, (entry: Entry) => string[]>> = {
  areas: () => [routes.locations],
  articles: ({ id }) => [articleHref(id)],
  benefits: route,
  carriers: () => [routes.insurance],
  caseServices: () => [routes.attorneys],
  comparison: () => [routes.faq],
  conditions: () => [routes.conditions],
  coverageLimits: () => [routes.insurance],
  claimTexts: tool("claim"),
  deadlineRules: () => [routes.claim],
  documents: () => [routes.prepare],
  emgPreparation: () => [routes.services],
  faqs: route,
  glossary: () => [routes.glossary],
  languages: ({ id }) => shownLanguages.filter((language) => language.id === id).map(() => languageHref(id)),
  legal: ({ id }) => [legalPages[id as keyof typeof legalPages].href],
  letters: () => [routes.letters],
  offices: () => [routes.locations],
  onFoot: () => [routes.patients],
  processSteps: route,
  redFlags: () => [routes.patients, routes.conditions, routes.prepare],
  referralDocuments: ({ data }) => [data["from"] === "clinics" ? routes.attorneys : routes.referral],
  sampleReport: () => [routes.sampleReport],
  services: () => [routes.services],
};

/** A text as it reads on a page: without line breaks, and without the marks of Markdown. */
const read = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|\\n/g, " ")
    .replace(/‑/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** Everything that a page says, also in attributes. */
function said({ document }: { document: Document }): string {
  const copy = document.cloneNode(true) as Document;
  for (const element of all(copy, "script, style")) element.remove();
  const attributes = [
    "alt",
    "aria-label",
    "content",
    "href",
    "placeholder",
    "data-message",
    "data-waiting",
    "data-failed",
    "data-crash",
  ];
  const inAttributes = attributes.flatMap((name) => all(copy, `[${name}]`).map((one) => one.getAttribute(name) ?? ""));
  return read([copy.documentElement.textContent, ...inAttributes].join(" "));
}

const pages = new Map(builtPages.map((page) => [page.route, said(page)]));
const everyPage = [...pages.values(), read(readFileSync(new URL("llms.txt", dist), "utf8"))].join(" ");

/** The texts in the scripts of all pages, and in what islands are given. */
const code = read(
  [
    ...builtFiles
      .filter((file) => /^_astro\/.*\.js$|tools\/claim\.json$/.test(file))
      .map((file) => readFileSync(new URL(file, dist), "utf8")),
    ...builtPages.flatMap(({ document }) => all(document, "[props]").map((island) => island.getAttribute("props"))),
  ]
    .join(" ")
    .replace(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_, short: string, long: string) =>
      String.fromCodePoint(parseInt(short ?? long, 16)),
    ),
);

const hasLetters = (text: string) => /\p{L}/u.test(text);

type Text = { path: string; text: string };

/** Every text of an entry with the path of its field; of lists, the place is left out. */
function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === "string") return value.split("\n").map((text) => ({ path, text }));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, Array.isArray(value) ? path : `${path}.${key}`),
  );
}

/** The blocks of a Markdown text, its tables by cells. */
function blocksOf(body: string, path: string): Text[] {
  return body
    .split(/\n{2,}|\n(?=[-|>#]|\d+\.)/)
    .flatMap((block) => (block.startsWith("|") ? block.split("|") : [block.replace(/^(#+|-|>|\d+\.) /, "")]))
    .filter((block) => !/^<\/?aside>$/.test(block))
    .map((text) => ({ path: `${path}.body`, text }));
}

const files = contentFiles();
const content = loadContent(files);
const names = Object.keys(contentRules(files)) as CollectionName[];
const entries = names.flatMap((collection) =>
  content.entries(collection).map((entry) => ({
    collection: collection as string,
    entry: entry as Entry,
    texts: [...textsOf(entry.data, collection), ...blocksOf(entry.body, collection)],
  })),
);
/** Where a script fills in a number or a name, counts, or sets a link. */
const filledIn = /\{\w+\}|\{\w+, plural,|[{}#[\]]|\b(?:zero|one|two|few|many|other) (?=\{)/;

const isOneOf = (some: readonly Some[], entry: Entry, { path }: Text) =>
  some.some((one) => one.path.test(path) && (one.id?.test(entry.id) ?? true));

/** Where a text of an entry is missing. */
function missing(entry: Entry, text: Text, on: readonly string[] = ["every page"]): string[] {
  const mayBeInCode = isOneOf(inCode, entry, text);
  const parts = text.text
    .split(mayBeInCode ? filledIn : /\n/)
    .map(read)
    .filter(hasLetters);
  const isIn = (place = "") => parts.every((part) => place.includes(part));
  return mayBeInCode && isIn(code) ? [] : on.filter((page) => !isIn(pages.get(page) ?? everyPage));
}

const collections = [...new Set(entries.map(({ collection }) => collection))];

test.each(collections)("every text of %s is on the built site, on each page where it belongs", (name) => {
  const lost = entries
    .filter(({ collection }) => collection === name)
    .flatMap(({ entry, texts }) =>
      texts
        .filter((text) => hasLetters(text.text) && !isOneOf([...notTexts, ...notShown, ...passing], entry, text))
        .flatMap((text) =>
          missing(entry, text, places[name]?.(entry)).map((at) => `${at}: ${entry.id} → ${text.path}: ${text.text}`),
        ),
    );
  expect(lost).toEqual([]);
});

ownTest.each([...notTexts, ...notShown, ...inCode])("there are texts at the exception $path: $because", (some) => {
  expect(entries.some(({ entry, texts }) => texts.some((text) => isOneOf([some], entry, text)))).toBe(true);
});

/** What an entry is headed by on its page. */
function headOf({ data: { title, question, term, name, aspect } }: Entry): string {
  const head = title ?? question ?? (term ? [term, name].filter(Boolean).join(" ") : (name ?? aspect));
  return read(String(head ?? ""));
}

// “What to send” heads documents of law firms and of clinics, and another list.
const inOrder = collections.filter((name) => name in places && name !== "referralDocuments");

test.each(inOrder)("%s: the order in content/ is that on each page", (name) => {
  const heads = entries
    .filter(({ collection, entry }) => collection === name && headOf(entry))
    .sort(({ entry: one }, { entry: other }) => Number(one.data["order"]) - Number(other.data["order"]))
    .flatMap(({ entry }) => (places[name]?.(entry) ?? []).map((page) => ({ page, head: headOf(entry) })));
  for (const page of new Set(heads.map(({ page }) => page))) {
    const expected = new Set(heads.flatMap((one) => (one.page === page ? one.head : [])));
    const shown = all(pageAt(page).document, "main :is(h1, h2, h3, h4, dt, th, summary), #carriers li").map(textOf);
    expect([...new Set(shown.filter((text) => expected.has(text)))], page).toEqual([...expected]);
  }
});

const written = new Set(entries.flatMap(({ texts }) => texts.map(({ text }) => read(text))));

test.each(englishPages)("$route has no text of content/ as a paragraph twice", ({ document }) => {
  // Of entries that close each other, a reader sees one.
  const paragraphs = all(document, "main p:not(details[name] *)")
    .map(textOf)
    .filter((text) => text.length > 40 && written.has(text));
  expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
});

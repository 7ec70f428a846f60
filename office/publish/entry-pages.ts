import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { parse } from "parse5";
import type { ContentFiles } from "@practice/site/content/check.ts";
import { canonicalPath } from "@practice/site/serve/app.ts";
import { writtenValues } from "#editor/entries.ts";
import { textsOf } from "#editor/find.ts";
import { shownOf, writtenContent, type Shown } from "#editor/read.ts";
import { plainText, type SitePage } from "./api-types.ts";
import { nodesIn, textIn } from "./framed-page.ts";
import { factsIn, phrasesOf } from "./new-texts.ts";

/** A page of the built site, with all that its main part says. */
type ReadPage = SitePage & { text: string };

/** Enough to tell pages apart, and quick to find in all of them. */
const mostPhrases = 80;
const mostPages = 8;
/** How many parts of an entry are looked for on its page. */
const mostTexts = 40;
/** Compared with the best page, how much of an entry another one has to show. */
const leastShare = 0.5;

/** The last site that was read. */
let read: { folder: string; builtAt: number; pages: Promise<ReadPage[]> } | undefined;

async function pagesIn(folder: string): Promise<ReadPage[]> {
  const builtAt = (await stat(join(folder, "index.html")).catch(() => undefined))?.mtimeMs ?? 0;
  if (read?.folder !== folder || read.builtAt !== builtAt) read = { folder, builtAt, pages: readPages(folder) };
  return read.pages;
}

type Asked = { collection: string; id: string; files: ContentFiles; online: ContentFiles };

/** The pages that show an entry, by its words on the site that is built in a folder; `online` is the content of that. */
export async function pagesOf(folder: string, { collection, id, files, online }: Asked): Promise<SitePage[]> {
  const shown = shownOf(collection, files);
  if (!shown) return [];
  const all = await pagesIn(folder);
  const isNew = shownOf(collection, online)?.places.every((place) => place.id !== id);
  if (isNew) return pagesOfNew(shown, id, files, all);
  const phrases = phrasesOfEntry(shown, id, files);
  // Where the words stood that the draft has changed.
  const before = shownOf(collection, online);
  const gone = before ? phrasesOfEntry(before, id, online).filter((one) => !phrases.includes(one)) : [];
  const pagesOfForm = [...pagesWith(gone, all), ...pagesWith(phrases, all)];
  const place = shown.view.only && shown.places.find((one) => one.id === id);
  // A page can write a part of an entry in another way, such as its hours as a table.
  const pagesOfAll = place ? pagesWith(phrasesIn(textsOf(writtenValues(place, files)), files), all) : [];
  return [...new Map([...pagesOfForm, ...pagesOfAll].map((page) => [page.url, page])).values()];
}

/** The parts of all texts of an entry, as pages show them. */
export function phrasesOfEntry({ view, places }: Shown, id: string, files: ContentFiles): string[] {
  const place = places.find((one) => one.id === id);
  if (!place) return [];
  const { values, body } = writtenContent(view, place, files);
  return phrasesIn([...textsOf(values), ...textsOf(body)], files);
}

/** The words of an entry, the longest parts first. */
export function wordsOf(collection: string, id: string, files: ContentFiles): string[] {
  const shown = shownOf(collection, files);
  const phrases = shown ? phrasesOfEntry(shown, id, files) : [];
  return phrases.toSorted((one, other) => other.split(" ").length - one.split(" ").length).slice(0, mostTexts);
}

function phrasesIn(texts: readonly string[], files: ContentFiles): string[] {
  const facts = factsIn(files);
  const phrases = texts.flatMap((text) => phrasesOf(text, facts));
  return [...new Set(phrases)].filter((phrase) => /\p{L}|\d{2}/u.test(phrase));
}

/** The pages that show most of these phrases, the best first; what few pages say counts for more. */
export function pagesWith(phrases: readonly string[], pages: readonly ReadPage[]): SitePage[] {
  const step = Math.max(phrases.length / mostPhrases, 1);
  const some = phrases.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const scores = new Map<ReadPage, number>();
  for (const phrase of some) {
    const having = pages.filter(({ text }) => text.includes(phrase));
    for (const page of having) scores.set(page, (scores.get(page) ?? 0) + 1 / having.length);
  }
  const best = Math.max(0, ...scores.values());
  const ranked = [...scores].sort(([one, its], [other, others]) => others - its || one.text.length - other.text.length);
  return ranked
    .filter(([, score]) => score >= best * leastShare)
    .slice(0, mostPages)
    .map(([{ url, title }]) => ({ url, title }));
}

/** A new entry has the page of its siblings; where each has a page of its own, it gets one, too. */
function pagesOfNew(
  { view, places, ...rest }: Shown,
  id: string,
  files: ContentFiles,
  all: readonly ReadPage[],
): SitePage[] {
  const { groupedBy } = view;
  const groupOf = (one: (typeof places)[number] | undefined) =>
    groupedBy && one ? writtenContent(view, one, files).values[groupedBy] : undefined;
  const own = places.find((place) => place.id === id);
  const sibling = places.find((place) => place.id !== id && groupOf(place) === groupOf(own));
  if (!sibling) return [];
  const pages = pagesWith(phrasesOfEntry({ view, places, ...rest }, sibling.id, files), all);
  const end = `/${sibling.id}`;
  const [first] = pages;
  if (!first?.url.endsWith(end)) return pages;
  const list = first.url.slice(0, -end.length) || "/";
  return [{ url: `${list}/${id}`, title: "The new page" }, ...all.filter(({ url }) => url === list)].map(
    ({ url, title }) => ({ url, title }),
  );
}

/** Reads the pages of a built site; between two of them, visitors are answered. */
async function readPages(folder: string): Promise<ReadPage[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  const pages: ReadPage[] = [];
  for (const name of names.filter((one) => one.endsWith(".html") && one !== "404.html").sort()) {
    const nodes = nodesIn(parse(await readFile(join(folder, name), "utf8")));
    const main = nodes.find(({ nodeName }) => nodeName === "main");
    const title = nodes.find(({ nodeName }) => nodeName === "title");
    if (main)
      pages.push({
        url: canonicalPath(`/${name}`),
        title: title ? textIn(title).replace(/ \| .*/, "") : name,
        text: plainText(textIn(main)),
      });
    await turn();
  }
  return pages;
}

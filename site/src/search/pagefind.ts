import { plainWords, typedWords } from "./search-words.ts";

/** A part of an excerpt; `found` if it matches the query. */
type ExcerptPart = { text: string; found: boolean };

/** The words that were searched for, the number of matching pages, and the first of them. */
export type Found = { words: string; count: number; pages: readonly FoundPage[] };
/** The URL of the best part of a page, its heading, and an excerpt; with the title of the page if the heading differs. */
type FoundPage = { url: string; title: string; page: string | undefined; excerpt: ExcerptPart[] };

/** The used part of Pagefind's API; the build writes its module beside the index. */
type Pagefind = {
  options: (options: { noWorker: true }) => Promise<void>;
  init: () => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
};
type PagefindPage = PagefindPart & { meta: Record<string, string>; sub_results: PagefindPart[] };
/** A page, or its part under a heading with an anchor; with the positions of the words and their weights. */
type PagefindPart = {
  url: string;
  excerpt: string;
  anchor?: { element: string; text: string };
  weighted_locations: { balanced_score: number }[];
};

/** The number of characters by which a part of a word is recognized. */
const enough = 4;
/** Computed, so that the bundler does not resolve it. */
const address = ["/pagefind", "pagefind.js"].join("/");

let loaded: Promise<Pagefind> | undefined;

/** Starts loading Pagefind and its index. It runs in the page itself: Trusted Types forbid a worker. */
export function loadPagefind(): Promise<Pagefind> {
  loaded ??= (import(/* @vite-ignore */ address) as Promise<Pagefind>).then(async (pagefind) => {
    await pagefind.options({ noWorker: true });
    await pagefind.init();
    return pagefind;
  });
  // Retried next time if loading failed.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** The pages that match the known words of a query, the best first, at most `limit`. The query stays in the browser. */
export async function findPages(query: string, limit: number): Promise<Found> {
  const { search } = await loadPagefind();
  const { words, terms } = await knownWords(query, search);
  const { results } = await search(terms);
  const pages = await Promise.all(results.slice(0, limit).map(({ data }) => data()));
  return {
    words,
    count: results.length,
    pages: pages.map((page) => {
      const { url, anchor, excerpt } = page.sub_results.reduce(
        (best, part) => (score(part) > score(best) ? part : best),
        { ...page, weighted_locations: [] },
      );
      const name = page.meta["title"] ?? page.url;
      // The page head has an anchor, too.
      const title = anchor && anchor.element !== "h1" ? anchor.text : name;
      return { url, title, page: title === name ? undefined : name, excerpt: excerptParts(excerpt) };
    }),
  };
}

/**
 * A query without the words that no page has: Pagefind finds the longest beginning that a page has, “do” for “dolor”,
 * and no option limits that. Empty if only one or two characters of a longer query are left, such as “me” or “no”.
 * `words` are as typed, `terms` as Pagefind indexes them.
 */
async function knownWords(query: string, search: Pagefind["search"]): Promise<{ words: string; terms: string }> {
  const typed = typedWords(query);
  const known: { words: string; terms: readonly string[]; isWhole: boolean }[] = [];
  // In sequence: two results of one page share its object in Pagefind.
  for (const { typed: word, parts } of typed) {
    const { terms, isWhole } = await knownTerms(parts);
    if (terms.length > 0) known.push({ words: isWhole ? word : terms.join(" "), terms, isWhole });
  }
  const terms = known.flatMap((word) => word.terms);
  if (known.length === typed.length && known.every(({ isWhole }) => isWhole))
    return { words: query, terms: terms.join(" ") };
  if (!terms.some(({ length }) => length > 2)) return { words: "", terms: "" };
  return { words: known.map(({ words }) => words).join(" "), terms: terms.join(" ") };

  /**
   * The parts of a word as pages have them, each as long as it is known: “NF-10” is one, “neck/back” two. A single
   * character beside others means nothing; it does not count as unknown, either.
   */
  async function knownTerms(parts: readonly string[]) {
    const terms: string[] = [];
    let isWhole = true;
    for (let from = 0; from < parts.length;) {
      let to = parts.length;
      while (to > from && !(await isKnown(parts.slice(from, to), parts.length))) to--;
      if (to > from) terms.push(parts.slice(from, to).join(""));
      else isWhole &&= parts[from]?.length === 1;
      from = Math.max(to, from + 1);
    }
    return { terms, isWhole };
  }

  async function isKnown(parts: readonly string[], ofParts: number) {
    const word = parts.join("");
    if (word.length === 1 && ofParts > 1) return false;
    // In quotes, only the word itself is found, with its other endings.
    if ((await search(`"${word}"`)).results.length > 0) return true;
    // The beginning of a word: if short, only when alone, or “con” finds “concussion”.
    if ((typed.length > 1 || ofParts > 1) && word.length < enough) return false;
    const [first] = (await search(word)).results;
    const found = first ? excerptParts((await first.data()).excerpt) : [];
    return found.some(({ text, found }) => found && isLike(text, word, parts.length === 1));
  }
}

/**
 * Whether a word of a page begins with what was typed or, unless `mostly` is false, with most of it. A number has to be
 * the same: 5000 is not like 50,000.
 */
export function isLike(word: string, typed: string, mostly = true): boolean {
  if (/^\d+$/.test(typed)) {
    const numbers = word.replaceAll(/(\d)[.,](?=\d{3})/g, "$1").match(/\d+/g);
    return numbers?.some((number) => number === typed) ?? false;
  }
  const start = plain(typed).replace(/s$/, "");
  return [plain(word), ...plainWords(word).split(" ")].some((part) => {
    let same = 0;
    while (same < start.length && part[same] === start[same]) same++;
    return same === start.length || (mostly && !/\d/.test(start) && same >= enough && same / start.length > 0.65);
  });
}

/** The letters and digits of a text, in lower case, without accents. */
function plain(text: string): string {
  return plainWords(text).replaceAll(" ", "");
}

/**
 * An excerpt of Pagefind's, which is HTML, as parts of plain text: matches are in `<mark>`, and only `<` and `>` are
 * escaped. So it can be rendered without parsing HTML, which the policy of every page forbids.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"), found: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** The relevance of a part: of two with the same score the first is shown. */
function score({ weighted_locations: places }: PagefindPart): number {
  return Math.max(0, ...places.map(({ balanced_score: weight }) => weight));
}

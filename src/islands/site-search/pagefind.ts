/** A part of an excerpt; `found` where it is a word that was searched for. */
type ExcerptPart = { text: string; found: boolean };

/** How many pages hold the words, and those that are shown: the address of the best part, the title, and an excerpt. */
export type Found = { count: number; pages: readonly { url: string; title: string; excerpt: ExcerptPart[] }[] };

/** What is used of Pagefind's own module, which the build writes beside its index. */
type Pagefind = {
  options: (options: { noWorker: true }) => Promise<void>;
  init: () => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
};
type PagefindPage = PagefindPart & { meta: Record<string, string>; sub_results: PagefindPart[] };
/** A page, or the part of it under a heading with an address. Where the words are, with their weights. */
type PagefindPart = { url: string; excerpt: string; weighted_locations: { balanced_score: number }[] };

/** As many as are shown of more than twice as many; the best of fewer would only hide the rest. */
const shownAtMost = 10;
/** Computed: the bundler must not look for it. */
const address = ["/pagefind", "pagefind.js"].join("/");

let loaded: Promise<Pagefind> | undefined;

/** Begins to load what a search needs. It runs in the page itself: Trusted Types forbid a worker. */
export function loadPagefind(): Promise<Pagefind> {
  loaded ??= (import(/* @vite-ignore */ address) as Promise<Pagefind>).then(async (pagefind) => {
    await pagefind.options({ noWorker: true });
    await pagefind.init();
    return pagefind;
  });
  // Asked for again when it did not arrive.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** The pages of this site that hold these words, the best first. The words stay in the browser. */
export async function findPages(words: string): Promise<Found> {
  const { search } = await loadPagefind();
  const { results } = await search(words);
  const pages = await Promise.all(
    results.slice(0, results.length < 2 * shownAtMost ? undefined : shownAtMost).map(({ data }) => data()),
  );
  return {
    count: results.length,
    pages: pages.map((page) => {
      const { url, excerpt } = page.sub_results.reduce((best, part) => (score(part) > score(best) ? part : best), {
        ...page,
        weighted_locations: [],
      });
      return { url, excerpt: excerptParts(excerpt), title: page.meta["title"] ?? page.url };
    }),
  };
}

/**
 * An excerpt of Pagefind's, which is HTML, as parts of plain text: words in `<mark>` are found, and it writes only `<` and
 * `>` as entities. So it can be shown without a string ever becoming HTML, which the policy of every page forbids.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"), found: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** How much a part has of the words: of two with the same score the first is shown. */
function score({ weighted_locations: places }: PagefindPart): number {
  return Math.max(0, ...places.map(({ balanced_score: weight }) => weight));
}

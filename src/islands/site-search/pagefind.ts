/** A part of an excerpt; `found` if it matches the query. */
type ExcerptPart = { text: string; found: boolean };

/** The number of matching pages, and those that are shown: the URL of the best part, the title, and an excerpt. */
export type Found = { count: number; pages: readonly { url: string; title: string; excerpt: ExcerptPart[] }[] };

/** The used part of Pagefind's API; the build writes its module beside the index. */
type Pagefind = {
  options: (options: { noWorker: true }) => Promise<void>;
  init: () => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
};
type PagefindPage = PagefindPart & { meta: Record<string, string>; sub_results: PagefindPart[] };
/** A page, or its part under a heading with an anchor; with the positions of the words and their weights. */
type PagefindPart = { url: string; excerpt: string; weighted_locations: { balanced_score: number }[] };

/** The limit if there are more than twice as many; fewer are all shown. */
const shownAtMost = 10;
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

/** The pages that match a query, the best first. The query stays in the browser. */
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

/** A page that was found: the address of its best part, its title, and HTML with the words in their surroundings. */
export type FoundPage = { url: string; title: string; excerpt: string };

/** All pages that hold the words, and as many of them as are shown. */
export type Found = { count: number; pages: readonly FoundPage[] };

/** What is used of Pagefind's own module, which the build writes beside its index. */
type Pagefind = {
  options: (options: { noWorker: true }) => Promise<void>;
  init: () => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
};
type PagefindPage = PagefindPart & { meta: Record<string, string>; sub_results: PagefindPart[] };
/** A page, or what stands under a heading with an address. Where the words are, with their weights. */
type PagefindPart = { url: string; excerpt: string; weighted_locations: { balanced_score: number }[] };

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
  const pages = await Promise.all(results.slice(0, shownAtMost).map(({ data }) => data()));
  return {
    count: results.length,
    pages: pages.map((page) => {
      const { url, excerpt } = page.sub_results.reduce((best, part) => (score(part) > score(best) ? part : best), {
        ...page,
        weighted_locations: [],
      });
      return { url, excerpt, title: page.meta["title"] ?? page.url };
    }),
  };
}

/** How much a part has of the words: of two with the same score the first is shown. */
function score({ weighted_locations: places }: PagefindPart): number {
  return Math.max(0, ...places.map(({ balanced_score: weight }) => weight));
}

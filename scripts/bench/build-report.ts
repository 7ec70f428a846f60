import { type Figure, markdownTable } from "../figures.ts";

/** What one build cost: how long, compressing among it; seconds of processor time; the most megabytes held at once. */
export type Build = {
  articles: number;
  pages: number;
  seconds: number;
  compressing: number;
  processor: number;
  megabytes: number;
};

/** How much dearer a further article may become before the growth is called steep. */
const slack = 1.25;

/** What each further article cost in a build, against the build before it. */
function growth(builds: readonly Build[]) {
  return builds.slice(1).map((build, index) => {
    const before = builds[index] ?? build;
    const added = build.articles - before.articles;
    return {
      articles: build.articles,
      milliseconds: ((build.processor - before.processor) * 1000) / added,
      kilobytes: ((build.megabytes - before.megabytes) * 1024) / added,
    };
  });
}

/** Whether each further article costs the same processor time, however many there are. That the lists are right was checked before. */
export function buildFigures(builds: readonly Build[]): Figure[] {
  const steps = growth(builds);
  const [first, last] = [steps[0], steps.at(-1)];
  const most = builds.at(-1)?.articles.toLocaleString("en");
  const right = { what: "list, feed and sitemap", goal: "every article once, the feed at most 20", met: true };
  const checked = { ...right, reached: `so with up to ${most} articles` };
  if (!first || !last || first === last) return [checked];
  const cost = (step: typeof first) =>
    `${step.milliseconds.toFixed(1)} ms (up to ${step.articles.toLocaleString("en")})`;
  return [
    {
      what: "processor time for each further article",
      goal: `at most ${slack} times as long with many as with few`,
      reached: `${cost(first)}, ${cost(last)}`,
      met: last.milliseconds <= slack * first.milliseconds,
    },
    checked,
  ];
}

/** A table with a line a build. */
export function buildDetails(builds: readonly Build[]): string {
  const steps = growth(builds);
  const rows = builds.map(({ articles, pages, seconds, compressing, processor, megabytes }, index) => {
    const step = steps[index - 1];
    const costs = step ? [step.milliseconds.toFixed(1), step.kilobytes.toFixed(0)] : ["", ""];
    const numbers = [articles, pages].map((number) => number.toLocaleString("en"));
    const times = [seconds, compressing, processor].map((time) => time.toFixed(1));
    return [...numbers, ...times, megabytes.toFixed(0), ...costs];
  });
  const head = [
    "articles",
    "pages",
    "seconds",
    "of which compressing",
    "processor seconds",
    "peak MB",
    "ms an article",
    "KB an article",
  ];
  return `A copy of the project is built with generated articles beside its own, every picture drawn anew, and compressed. The last two columns: what each article cost beyond the build above it, in processor time, which a busy machine changes little, and in memory.\n\n${markdownTable(head, rows)}`;
}

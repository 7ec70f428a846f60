import { type Figure, markdownTable } from "../figures.ts";
import { categories, type Score } from "./lighthouse.ts";
import type { Visit } from "./visit.ts";

/** What was measured of a page, and the largest paint of the bare page with the same text; times in milliseconds. */
export type Row = {
  route: string;
  score: Score;
  visit: Visit;
  /** Of its HTML, compressed with Brotli. */
  bytes: number;
  throttled: number;
  bare: { largestPaint: number; throttled: number };
};

/** Audits that a page has to fail: both keep themselves out of search engines, and `/404` answers 404. */
const mustFail: Readonly<Record<string, readonly string[]>> = {
  "/404": ["http-status-code", "is-crawlable", "errors-in-console"],
  "/search": ["is-crawlable"],
};

/** A category below 100, with its score, or a failed audit. */
type Shortfall = { what: string; score?: number; route: string };

const simulated = ({ score, bare }: Row) => score.largestPaint / bare.largestPaint;
const throttled = (row: Row) => row.throttled / row.bare.throttled;

const limits: readonly { what: string; limit: number; value: (row: Row) => number; unit?: string; digits?: number }[] =
  [
    { what: "largest paint beside the bare page (Lighthouse)", limit: 1.1, value: simulated, digits: 2 },
    { what: "largest paint beside the bare page (throttled load)", limit: 1.1, value: throttled, digits: 2 },
    { what: "layout shift", limit: 0, value: ({ score, visit }) => Math.max(score.shift, visit.shift), digits: 4 },
    { what: "blocking time", limit: 0, value: ({ score }) => score.blocking, unit: " ms" },
    { what: "HTML with its CSS", limit: 14_336, value: ({ bytes }) => bytes, unit: " bytes" },
    { what: "whole first visit, with headers", limit: 60_000, value: ({ visit }) => visit.total, unit: " bytes" },
    { what: "requests of a first visit", limit: 5, value: ({ visit }) => visit.requests },
    {
      what: "script files before any interaction",
      limit: 0,
      value: ({ visit }) => visit.bytes.scripts,
      unit: " bytes",
    },
  ];

/** The goals for all routes together, each with the route that is furthest from it. */
export function benchFigures(rows: readonly Row[]): Figure[] {
  const below = Map.groupBy(rows.flatMap(shortfalls), ({ what }) => what);
  return [
    {
      what: "Lighthouse, four categories",
      goal: "100 on every route",
      reached: [...below.values()].map(summary).join("; ") || `100 on all ${rows.length} routes`,
      met: below.size === 0,
    },
    ...limits.map(({ what, limit, value, unit = "", digits = 0 }) => {
      const [worst] = rows.toSorted((one, other) => value(other) - value(one));
      const most = worst ? Number(value(worst).toFixed(digits)) : NaN;
      return {
        what,
        goal: limit === 0 ? "0" : `at most ${limit.toLocaleString("en")}${unit}`,
        reached: most === 0 ? "0 on every route" : `${shown(most, digits)}${unit} on ${worst?.route}, the most`,
        met: most <= limit,
      };
    }),
  ];
}

export function benchDetails(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const { route, score, visit, bytes, bare } = row;
    const { bytes: byType, requests, scriptsOnInteraction, total } = visit;
    return [
      route,
      categories.map((id) => score.scores[id]).join(" "),
      ...[score.largestPaint, bare.largestPaint].map((time) => shown(time)),
      shown(simulated(row), 2),
      ...[row.throttled, bare.throttled].map((time) => shown(time)),
      shown(throttled(row), 2),
      ...[score.blocking, score.speedIndex, requests].map((number) => shown(number)),
      ...[bytes, byType.fonts, byType.rest, scriptsOnInteraction, total].map((size) => shown(size)),
    ];
  });
  const head = [
    ...["route", "scores", "LCP", "bare", "ratio", "throttled LCP", "bare", "ratio", "TBT", "Speed Index"],
    ...["requests", "HTML", "fonts", "rest", "scripts on interaction", "all"],
  ];
  const speeds = rows.map(({ score }) => score.machine);
  return `\
Over HTTP/2, in Chromium, on Lighthouse’s phone, with an empty cache; medians, times in milliseconds. Scores: ${categories.join(", ")}. LCP: Lighthouse loads the page unthrottled and simulates a mid-range phone on slow 4G (\`simulate\`). Throttled LCP: a real load with the same network and a processor slowed four times. “Bare” is a page with the same text as headings and paragraphs, one line of style, the same two fonts and the same icon, from the same server in the same run. Sizes are bytes of bodies as transferred, compressed with Brotli; “all” is with headers. Lighthouse’s benchmark of the machine during the run: ${shown(Math.min(...speeds))} to ${shown(Math.max(...speeds))}.

${markdownTable(head, cells)}

\`/404\` is every address without a page. Not counted, because they must fail: ${Object.entries(mustFail)
    .map(([route, audits]) => `${audits.join(", ")} on \`${route}\``)
    .join("; ")}.
`;
}

function shortfalls({ route, score: { scores, failed } }: Row): Shortfall[] {
  const expected = mustFail[route] ?? [];
  const audits = failed.filter((audit) => !expected.includes(audit));
  // A category with an expected failure is judged by its other audits alone.
  const counted = expected.length > 0 ? categories.slice(0, 1) : categories;
  const below = counted.filter((id) => scores[id] < 100).map((id) => ({ what: id, score: scores[id], route }));
  return [...below, ...audits.map((what) => ({ what, route }))];
}

function summary(all: readonly Shortfall[]): string {
  const scores = all.flatMap(({ score = [] }) => score);
  const range = [...new Set([Math.min(...scores), Math.max(...scores)])].filter(Number.isFinite).join(" to ");
  const [first] = all;
  return [first?.what, range, "on", all.length === 1 ? first?.route : `${all.length} routes`].filter(Boolean).join(" ");
}

function shown(value: number, digits = 0): string {
  return value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

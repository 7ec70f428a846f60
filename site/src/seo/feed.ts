import { simpleHtml } from "./simple-html.ts";
import { articleHref } from "#routes.ts";
import type { Article } from "#blog/article-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";

/** The URLs of the feeds; the head of every page about articles links to them. */
export const feeds = { rss: "/rss.xml", json: "/feed.json" } as const;

/** The maximum number of articles in a feed. */
export const feedLimit = 20;

export function feedTexts({ name }: Practice) {
  return {
    title: `Articles by ${name}`,
    description: "Crash injuries, nerve tests and No-Fault insurance, explained in plain words.",
  };
}

/** An article in a feed: its full text, with absolute URLs, and dates with times. */
type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  html: string;
  published: Date;
  updated?: Date;
  category: string;
  keywords: readonly string[];
};

/** The newest articles for the feeds. The list must be sorted newest first. */
export function feedEntries({ site }: Practice, articles: readonly Article[]): FeedEntry[] {
  return articles
    .slice(0, feedLimit)
    .map(({ slug, title, excerpt, lead, bodyHtml, date, updated, category, keywords }) => {
      const url = `${site}${articleHref(slug)}`;
      return {
        url,
        title,
        summary: excerpt,
        html: `${lead ? `<p>${escaped(lead)}</p>\n` : ""}${simpleHtml(bodyHtml, url)}`,
        published: noon(date),
        ...(updated && { updated: noon(updated) }),
        category,
        keywords,
      };
    });
}

/** When the feed last changed: the latest date on which one of its articles was written or changed. */
export function lastChange(entries: readonly FeedEntry[]): Date {
  return new Date(Math.max(...entries.map(({ published, updated }) => (updated ?? published).getTime())));
}

/** A day as a time: noon UTC is the same day in all of America and Europe. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Escapes a text for HTML and XML. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { getArticles } from "#blog/articles.ts";
import { getPractice } from "#content/astro.ts";
import { routes } from "#routes.ts";
import { escaped, feedEntries, feeds, feedTexts, lastChange } from "#seo/feed.ts";

/** The newest articles with their full text, as RSS. */
export const GET: APIRoute = async () => {
  const practice = await getPractice();
  const entries = feedEntries(practice, await getArticles());
  return rss({
    ...feedTexts(practice),
    site: `${practice.site}${routes.blog}`,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
    customData: [
      "<language>en-us</language>",
      `<lastBuildDate>${lastChange(entries).toUTCString()}</lastBuildDate>`,
      `<atom:link href="${practice.site}${feeds.rss}" rel="self" type="application/rss+xml"/>`,
    ].join(""),
    items: entries.map(({ url, title, summary, html, published, category }) => ({
      title,
      link: url,
      description: summary,
      content: html,
      pubDate: published,
      categories: [category],
      // RSS has only authors with an email address, hence `dc:creator`.
      customData: `<dc:creator>${escaped(practice.name)}</dc:creator>`,
    })),
  });
};

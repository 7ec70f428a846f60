import type { APIRoute } from "astro";
import { getArticles } from "#blog/articles.ts";
import { getPractice } from "#content/astro.ts";
import { routes } from "#routes.ts";
import { feedEntries, feeds, feedTexts } from "#seo/feed.ts";

/** The newest articles with their full text, as JSON Feed 1.1. */
export const GET: APIRoute = async () => {
  const practice = await getPractice();
  const { name, site } = practice;
  const authors = [{ name, url: `${site}/` }];
  return Response.json({
    version: "https://jsonfeed.org/version/1.1",
    ...feedTexts(practice),
    home_page_url: `${site}${routes.blog}`,
    feed_url: `${site}${feeds.json}`,
    icon: `${site}/icon-512.png`,
    language: "en-US",
    authors,
    items: feedEntries(practice, await getArticles()).map(
      ({ url, title, summary, html, published, updated, category, keywords }) => ({
        id: url,
        url,
        title,
        summary,
        // Some feed readers ignore the authors of the feed.
        authors,
        content_html: html,
        date_published: published.toISOString(),
        ...(updated && { date_modified: updated.toISOString() }),
        tags: [category, ...keywords],
      }),
    ),
  });
};

import type { Blog, BlogPosting } from "schema-dts";
import { articleHref, routes } from "#routes.ts";
import type { Article } from "#blog/article-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { shareImage } from "#seo/head.ts";
import { ids } from "./graph.ts";
import type { Page } from "./pages.ts";

type Listed = Pick<Article, "slug" | "title" | "excerpt" | "date" | "updated" | "category" | "keywords">;
type Whole = Listed & Pick<Article, "words" | "minutes">;

/** A list of articles: all of them, those of a category, or one page of either. */
export function blog({ site }: Practice, { url, title, description }: Page, articles: readonly Listed[]): Blog {
  return {
    "@type": "Blog",
    "@id": ids.blog(url),
    url,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@id": ids.page(url) },
    publisher: { "@id": ids.organization(site) },
    blogPost: articles.map((article) => listed(site, article)),
  };
}

/** One article on its own page. The practice is its author; its dates come from the content, never from the build. */
export function blogPosting({ site }: Practice, { url }: Page, article: Whole): BlogPosting {
  const { words, minutes } = article;
  const organization = { "@id": ids.organization(site) };
  return {
    ...listed(site, article),
    author: organization,
    publisher: organization,
    image: `${site}${shareImage()}`,
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    inLanguage: "en-US",
    mainEntityOfPage: { "@id": ids.page(url) },
    isPartOf: { "@id": ids.blog(`${site}${routes.blog}`) },
  };
}

function listed(site: string, { slug, title, excerpt, date, updated, category, keywords }: Listed) {
  const url = `${site}${articleHref(slug)}`;
  return {
    "@type": "BlogPosting" as const,
    "@id": ids.article(url),
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: updated ?? date,
    articleSection: category,
    keywords: keywords.join(", "),
    url,
  };
}

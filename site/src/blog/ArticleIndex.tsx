import type { ArticleList } from "./article-lists.ts";
import { articleHref, articlesHref } from "#routes.ts";
import { Pagination } from "./Pagination.tsx";
import { PostList } from "#ui/links/PostList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { ArticleByline } from "./ArticleIntro.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import styles from "./ArticleIndex.module.css";

/** How many keywords of each article are listed. */
const shownKeywords = 4;

type Props = { list: ArticleList };

/** A page of the article list, and links to the categories. */
export function ArticleIndex({ list: { articles, category, page, pages, counts } }: Props) {
  const linkTo = (to: number, text: string) => ({
    href: articlesHref(category?.id, to),
    text,
    label: `Page ${to} of ${pages}`,
  });
  const heading = [category?.name ?? "All articles", ...(page > 1 ? [`page ${page} of ${pages}`] : [])].join(", ");
  return (
    <Section id="articles">
      <div className={styles.columns}>
        <div className={styles.list} data-short="">
          <h2 id="articles-title">
            {/* The title of the first page of a category already says this. */}
            {category && page === 1 ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          </h2>
          {articles.length === 0 && <Text>There’s no article here yet.</Text>}
          <PostList
            variant="index"
            posts={articles.map((article) => ({
              id: article.slug,
              href: articleHref(article.slug),
              title: article.title,
              picture: <Thumbnail article={article} />,
              byline: <ArticleByline article={article} />,
              excerpt: article.excerpt,
              keywords: article.keywords.slice(0, shownKeywords),
            }))}
          />
          {pages > 1 && (
            <Pagination
              title="Pages of articles"
              previous={page > 1 ? linkTo(page - 1, "Newer") : undefined}
              next={page < pages ? linkTo(page + 1, "Older") : undefined}
            />
          )}
        </div>
        <nav className={styles.filter} aria-labelledby="filter-title" data-screen-only="">
          <h2 id="filter-title">Filter by category</h2>
          <ul role="list">
            {counts.map((line) => (
              <li key={line.category?.id ?? ""}>
                <a
                  href={articlesHref(line.category?.id)}
                  aria-current={line.category?.id === category?.id ? "page" : undefined}
                >
                  {line.category?.name ?? "All articles"}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  );
}

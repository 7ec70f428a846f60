import { articlesHref } from "#routes.ts";
import type { Article } from "#schemas/article.ts";
import type { TraceName } from "#ui/graphics/traces.ts";
import { PageIntro } from "#sections/PageIntro.tsx";
import { ArticleByline } from "./ArticleByline.tsx";

type Props = { article: Article; page: { name: string; trail: readonly { href: string; label: string }[] } };

const traces: Readonly<Record<Article["category"], TraceName>> = {
  "Patient Education": "growing",
  "Diagnostic Testing": "study",
  "Brain Injury": "rhythm",
  Legal: "measured",
};

/** How an article begins; its trace is that of its category. */
export function ArticleIntro({ article, page }: Props) {
  return (
    <PageIntro
      page={page}
      trace={traces[article.category]}
      lead={article.lead}
      byline={<ArticleByline article={article} categoryHref={articlesHref(article.categoryId)} />}
    />
  );
}

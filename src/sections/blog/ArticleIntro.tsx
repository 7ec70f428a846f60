import { articlesHref } from "#routes.ts";
import type { Article } from "#schemas/article.ts";
import type { TraceName } from "#ui/graphics/traces.ts";
import { PageIntro } from "#sections/PageIntro.tsx";
import { ArticleByline } from "./ArticleByline.tsx";

type Props = { article: Article; trail: readonly { href: string; label: string }[] };

const traces: Readonly<Record<Article["category"], TraceName>> = {
  "Patient Education": "growing",
  "Diagnostic Testing": "study",
  "Brain Injury": "rhythm",
  Legal: "measured",
};

/** How an article begins; its trace is that of its category. */
export function ArticleIntro({ article, trail }: Props) {
  return (
    <PageIntro
      trail={trail}
      trace={traces[article.category]}
      title={article.title}
      lead={article.lead}
      byline={<ArticleByline article={article} categoryHref={articlesHref(article.categoryId)} />}
    />
  );
}

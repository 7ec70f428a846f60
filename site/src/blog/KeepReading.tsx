import { articleHref } from "#routes.ts";
import type { Article } from "./article-schema.ts";
import { ToolStrip } from "#tools/ToolStrip.tsx";
import { Byline } from "#ui/text/Byline.tsx";
import { PostList } from "#ui/links/PostList.tsx";
import { Section } from "#ui/layout/Section.tsx";

type Props = { related: readonly Article[] };

/** Related articles, and the tools; not printed. */
export function KeepReading({ related }: Props) {
  return (
    <div data-screen-only="">
      <Section id="more" variant="sunk" title="Keep reading">
        <PostList
          posts={related.map((article) => ({
            id: article.slug,
            href: articleHref(article.slug),
            title: article.title,
            byline: <Byline category={article.category} minutes={article.minutes} />,
          }))}
        />
        <ToolStrip />
      </Section>
    </div>
  );
}

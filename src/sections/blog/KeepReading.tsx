import { articleHref } from "#routes.ts";
import type { Article } from "#schemas/article.ts";
import { ToolStrip } from "#sections/ToolStrip.tsx";
import { Byline } from "#ui/text/Byline.tsx";
import { PageTurn } from "#ui/links/PageTurn.tsx";
import { PostList } from "#ui/links/PostList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";

type Props = { related: readonly Article[]; earlier?: Article | undefined; later?: Article | undefined };

/** Where to go on after an article: related ones, and those before and after it in time. On paper they lead nowhere. */
export function KeepReading({ related, earlier, later }: Props) {
  return (
    <div data-screen-only="">
      <Section id="more" variant="sunk" title="Keep reading">
        <Stack gap="wide">
          <PostList
            posts={related.map((article) => ({
              id: article.slug,
              href: articleHref(article.slug),
              title: article.title,
              byline: <Byline category={article.category} minutes={article.minutes} />,
            }))}
          />
          <PageTurn
            title="Previous and next article"
            previous={earlier && { href: articleHref(earlier.slug), words: "Previous article", label: earlier.title }}
            next={later && { href: articleHref(later.slug), words: "Next article", label: later.title }}
          />
        </Stack>
        <ToolStrip />
      </Section>
    </div>
  );
}

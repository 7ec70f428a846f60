import { directionOf, languageHref } from "./languages.ts";
import { routes } from "#routes.ts";
import type { Language } from "./language-schema.ts";
import { EdgeTrace } from "#ui/graphics/EdgeTrace.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Language.module.css";
import { ReviewState } from "./ReviewState.tsx";

/** The head of a page in another language: title and lead over a trace, and a link to all pages in English. */
export function LanguageHead({ content: { id, language, title, lead, furniture } }: { content: Language }) {
  return (
    <section className={styles.head}>
      <Wrap>
        <h1>{title}</h1>
        <Text variant="lead">{lead}</Text>
        <ArrowLink href={routes.patients}>{furniture.english}</ArrowLink>
      </Wrap>
      <EdgeTrace trace={`voice-${id}`} side={directionOf(language) === "rtl" ? "left" : "right"} />
    </section>
  );
}

type ToolHeadProps = {
  tool: {
    content: Language;
    english: Language;
    texts: Pick<Language, "state">;
    frame: Pick<Language, "state">;
    /** The path of the tool in English. */
    shell: { path: string; title: string };
  };
  lead: string;
};

/** The head of a translated tool: low, so that the first question is on a phone's first screen. */
export function ToolHead({ tool: { content, english, texts, frame, shell }, lead }: ToolHeadProps) {
  return (
    <>
      <ReviewState content={content} texts={[texts, frame]} english={english} />
      <section className={styles.head}>
        <Wrap>
          <h1>{shell.title}</h1>
          <Text variant="lead">{lead}</Text>
          <div data-screen-only="">
            <ArrowLink href={languageHref(content.id)}>{content.title}</ArrowLink>
            <ArrowLink href={shell.path}>{content.furniture.english}</ArrowLink>
          </div>
        </Wrap>
      </section>
    </>
  );
}

/** Links to the tools in the same language. */
export function ToolLinks({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <div data-screen-only="">
      {links.map(({ href, text }) => (
        <ArrowLink key={href} href={href}>
          {text}
        </ArrowLink>
      ))}
    </div>
  );
}

import { directionOf, languageHref } from "./languages.ts";
import { gapAfter } from "#practice/sentences.ts";
import { routes } from "#routes.ts";
import type { Language } from "./language-schema.ts";
import { EdgeTrace } from "#ui/graphics/EdgeTrace.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Text } from "#ui/text/Text.tsx";
import danger from "#parts/DangerLine.module.css";
import styles from "./Language.module.css";

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

type DangerProps = {
  content: Language;
  /** The sentence, with the number 911 in it. */
  text: string;
  /** The link to all signs, on the page of the language. */
  signs: string;
};

/** When to call 911 instead of using a translated tool. */
export function LanguageDanger({ content: { id }, text, signs }: DangerProps) {
  const [before, after] = text.split("911");
  return (
    <p className={danger.danger}>
      {before}
      <a href="tel:911">911</a>
      {after}
      {gapAfter(text)}
      <a href={languageHref(id)}>{signs}</a>
    </p>
  );
}

/** From a translated tool to the page of its language, and to the tool in English. */
export function LanguageWays({ content, path }: { content: Language; path: string }) {
  return (
    <div data-screen-only="">
      <ArrowLink href={languageHref(content.id)}>{content.title}</ArrowLink>
      <ArrowLink href={path}>{content.furniture.english}</ArrowLink>
    </div>
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

import { directionOf } from "#domain/languages.ts";
import { routes } from "#routes.ts";
import type { Language } from "#schemas/language.ts";
import { PageTrace } from "#ui/graphics/EdgeTrace.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Language.module.css";

/** The head of a page in another language: its title and its first sentences over a voice, and the way to all pages in English. */
export function LanguageHead({ content: { id, language, title, lead, furniture } }: { content: Language }) {
  return (
    <section className={styles.head}>
      <Wrap>
        <h1>{title}</h1>
        <Text variant="lead">{lead}</Text>
        <ArrowLink href={routes.patients}>{furniture.english}</ArrowLink>
      </Wrap>
      <PageTrace trace={`voice-${id}`} side={directionOf(language) === "rtl" ? "left" : "right"} />
    </section>
  );
}

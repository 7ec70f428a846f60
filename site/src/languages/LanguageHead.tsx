import { languageHref } from "./languages.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { gapAfter } from "#practice/sentences.ts";
import { routes } from "#routes.ts";
import type { Language } from "./language-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { ReasonStrip } from "#parts/ReasonStrip.tsx";
import { Spot } from "#ui/graphics/Spot.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import danger from "#parts/DangerLine.module.css";
import styles from "./Language.module.css";

type Props = {
  content: Language;
  practice: Practice;
};

/** The head of a page in another language: who we are, the call, three reasons for it, and a link to English. */
export function LanguageHead({ content: { title, lead, reasons, reasonsNote, furniture }, practice }: Props) {
  return (
    <section className={styles.head}>
      <Wrap>
        <div className={styles.row}>
          <div>
            <h1>{title}</h1>
            <Text variant="lead">
              <NoBreakText>{lead}</NoBreakText>
            </Text>
            <div className={styles.ways}>
              <Button tone="primary" icon="phone" href={telHref(practice.phone)}>
                {furniture.call} <span dir="ltr">{readablePhone(practice.phone)}</span>
              </Button>
              <ArrowLink href={routes.patients}>{furniture.english}</ArrowLink>
            </div>
            <ReasonStrip reasons={reasons} note={reasonsNote} />
          </div>
          <div className={styles.spot}>
            <Spot name="listen" size="head" />
          </div>
        </div>
      </Wrap>
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

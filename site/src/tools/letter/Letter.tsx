import type { ReactNode } from "react";
import { readableDay, readableTime } from "#practice/day.ts";
import type { LetterParts } from "./notice-letter.ts";
import type { LetterTexts } from "./texts-schema.ts";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Letter.module.css";

/** The content of a letter: its parts, its date, and whether it includes a reason for being late. */
export type WrittenLetter = { parts: LetterParts; day: string; late: boolean };

/** The letter in the language of the page, if not English, and the class of its texts. */
type LetterBeside = LetterTexts & { className?: string | undefined };

type Props = {
  written: WrittenLetter | undefined;
  texts: LetterTexts;
  /** Shown under each line, but not printed. */
  beside?: LetterBeside | undefined;
};

/**
 * The notice that the No-Fault regulation requires: who was hurt and, as far as known, when, where and how it happened
 * (11 NYCRR 65-3.3(d)). Unknown parts are blank lines. It contains nothing about injuries, and no reason for being late
 * except the writer's own. Browsers must not translate it: the insurer reads it.
 */
export function Letter({ written, texts, beside }: Props) {
  const { parts, day, late } = written ?? {};
  const spoken = beside ?? texts;
  const said = (textOf: (one: LetterTexts) => string) => (
    <InEnglish under={beside && textOf(beside)} className={beside?.className}>
      {textOf(texts)}
    </InEnglish>
  );
  const sentence = (name: keyof LetterTexts["sentences"]) => (
    <InEnglish under={beside?.sentences[name]} className={beside?.className}>
      <NoBreakText>{texts.sentences[name]}</NoBreakText>
    </InEnglish>
  );
  const row = (name: keyof Omit<LetterTexts, "sentences" | "locale">, value: ReactNode, lines = 1) => (
    <div>
      <dt>{said((one) => one[name])}</dt>
      <dd>{value || <Blank lines={lines} name={spoken.pen} />}</dd>
    </div>
  );
  const typed = (part: keyof LetterParts) => parts?.[part] && <InEnglish under={beside && ""}>{parts[part]}</InEnglish>;
  return (
    <article className={styles.letter} aria-label={spoken.name} translate="no">
      <dl>
        {row("from", typed("name"))}
        {row("address", typed("address"), 2)}
        {row("phone", typed("phone"))}
        {row("email", typed("email"))}
        {row("date", day && said(({ locale }) => readableDay(day, locale)))}
      </dl>
      <dl>
        {row("insurer", typed("insurer"))}
        {row("insurerAddress", typed("insurerAddress"), 2)}
        {row("policyholder", typed("policyholder"))}
        {row("policyNumber", typed("policyNumber"))}
        {row("claimNumber", typed("claimNumber"))}
      </dl>
      <h4>{sentence("subject")}</h4>
      <p>{sentence("notice")}</p>
      <dl>
        {row("injured", typed(parts?.injured ? "injured" : "name"))}
        {row("accident", parts?.accident && said(({ locale }) => readableDay(parts.accident, locale)))}
        {row("time", parts?.time && said(({ locale }) => readableTime(parts.time, locale)))}
        {row("place", typed("place"))}
        {row("vehicle", typed("vehicle"), 2)}
        {row("account", typed("account"), 3)}
      </dl>
      <p>{sentence("request")}</p>
      {late && (
        <p>
          {sentence("late")}
          <Blank lines={3} name={spoken.pen} />
        </p>
      )}
      <dl>
        {row("signature", "")}
        {row(
          "sent",
          // How the letter was sent, for the writer’s copy: the proof of mailing is known only after printing.
          <span className={styles.ways}>
            {(["mail", "fax"] as const).map((way) => (
              <span key={way}>
                {beside ? <span>{said((one) => one[way])}</span> : texts[way]} <Blank lines={1} name={spoken.pen} />
              </span>
            ))}
          </span>,
        )}
      </dl>
    </article>
  );
}

type InEnglishProps = {
  /** The translation under it; undefined on English pages. */
  under: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

function InEnglish({ under, className, children }: InEnglishProps) {
  if (under === undefined) return children;
  return (
    <>
      <span lang="en">{children}</span>
      {under && (
        <span className={className} data-screen-only="">
          <NoBreakText>{under}</NoBreakText>
        </span>
      )}
    </>
  );
}

function Blank({ lines, name }: { lines: number; name: string }) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.blank} />
      ))}
    </>
  );
}

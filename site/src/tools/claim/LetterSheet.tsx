import type { ReactNode } from "react";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import type { ClaimData } from "./claim-texts.ts";
import { letterLines, letterText, lineText, type Letter, type LetterLine } from "./notice-letter.ts";
import { InEnglish } from "./InEnglish.tsx";
import styles from "./LetterSheet.module.css";

type Props = {
  /** Without it, every line is for a pen. */
  letter?: Letter;
  data: Pick<ClaimData, "language" | "names" | "sentences">;
};

/** A letter with more characters is in smaller type, so that it stays one sheet. */
const roomy = 1000;

/**
 * The letter on paper: who was hurt and, as far as known, when, where and how it happened (11 NYCRR 65-3.3(d)). What is
 * not known is a line for a pen. It fits on one US letter sheet, whatever is typed.
 */
export function LetterSheet({ letter, data }: Props) {
  const { names, sentences } = data;
  const of = letter ?? { parts: {}, day: "", isLate: false, isUninsured: false };
  const isLong = letter && letterText(letter, data).length > roomy;
  const name = (line: LetterLine["name"]) => (
    <InEnglish language={data.language} text={names.english[line]} meaning={names.spoken[line]} />
  );
  const sentence = (id: keyof typeof sentences.english) => (
    <InEnglish language={data.language} text={sentences.english[id]} meaning={sentences.spoken[id]} />
  );
  const row = (line: LetterLine, value: ReactNode = <NoBreakText>{lineText(of, line)}</NoBreakText>) => (
    <div key={line.name}>
      <dt>{name(line.name)}</dt>
      <dd>{lineText(of, line) ? value : <Pen lines={line.lines} name={names.spoken.pen} />}</dd>
    </div>
  );
  return (
    <article
      className={styles.letter}
      aria-label={names.spoken.name}
      lang="en"
      translate="no"
      data-long={isLong ? "" : undefined}
    >
      <dl>{letterLines.writer.map((line) => row(line))}</dl>
      <dl>{letterLines.insurer.map((line) => row(line))}</dl>
      <h3>{sentence("subject")}</h3>
      <p>{sentence("notice")}</p>
      <dl>{letterLines.accident.map((line) => row(line))}</dl>
      <p>{sentence("request")}</p>
      {of.isUninsured && <p>{sentence("uninsured")}</p>}
      {of.isLate && (
        <div className={styles.late}>
          {sentence("late")} {of.parts.late || <Pen lines={3} name={names.spoken.pen} />}
        </div>
      )}
      <dl>
        {row({ name: "signature" })}
        <div>
          <dt>{name("sent")}</dt>
          {/* For the writer’s copy: the proof of mailing is known only after printing. */}
          <dd className={styles.ways}>
            {(["mail", "fax"] as const).map((way) => (
              <span key={way}>
                <span>{name(way)}</span> <Pen name={names.spoken.pen} />
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </article>
  );
}

/** Lines to write on by hand. */
export function Pen({ lines = 1, name }: { lines?: number | undefined; name: string }) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.pen} />
      ))}
    </>
  );
}

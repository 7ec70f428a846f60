import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dayInNewYork } from "#practice/calendar-days.ts";
import { isLate, type LetterErrors, type LetterErrorTexts } from "./notice-letter.ts";
import type { Addressee } from "#tools/who-pays/who-pays.ts";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus, type StatusTexts } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { FormTexts, LetterTexts } from "./texts-schema.ts";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import checkbox from "#ui/forms/Checkbox.module.css";
import { focusResult } from "#ui/forms/focus-field.ts";
import { card } from "#ui/layout/Card.tsx";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Letter, type WrittenLetter } from "./Letter.tsx";
import { LetterFields } from "./LetterFields.tsx";
import { errorsIn, fillIn, focusFirst, foundText, readParts, saysLate } from "./letter-form.ts";
import styles from "./NoticeLetter.module.css";
import translation from "./LetterTranslation.module.css";

/** The tool's texts in the language of the page, the letter to the insurer, and its links. */
type LetterProps = {
  /** The time limit for notice, in calendar days. */
  noticeDays: number;
  phone: string;
  texts: FormTexts;
  days: LetterErrorTexts["days"];
  letter: LetterTexts;
  /** The letter in another language. */
  beside?: LetterTexts;
  addressees: Readonly<Record<string, Addressee>>;
  /** The link to “Who pays?”. */
  whoPays: string;
  /** For pages that are not in English. */
  status?: StatusTexts;
};

const today = () => dayInNewYork(new Date());

/**
 * Writes the first notice to the insurer from the known facts. The letter is rendered from the start, with blank lines,
 * and updated while typing: however the page is printed, only the letter is printed.
 */
function NoticeLetter({ noticeDays, phone, status, ...page }: LetterProps) {
  const { texts, letter, beside, whoPays } = page;
  const { form: says, paper, send, others } = texts;
  const errorTexts = { ...texts.errors, days: page.days };
  const [errors, setErrors] = useState<LetterErrors>({});
  // The insurer found by “Who pays?”.
  const [found, setFound] = useState<string>();
  const [written, setWritten] = useState<WrittenLetter>();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Whether the translation is printed, too.
  const [both, setBoth] = useState(false);
  const choice = useRef<HTMLInputElement>(null);
  const readChoice = () => setBoth(choice.current?.checked ?? false);

  /** Copies valid input to the letter. */
  const write = (fields: HTMLFormElement, wrong: LetterErrors) => {
    const day = today();
    const typed = readParts(fields);
    const parts = { ...typed, ...Object.fromEntries(Object.keys(wrong).map((part) => [part, ""])) };
    setWritten({ parts, day, late: saysLate(fields) || isLate(parts.accident, day, noticeDays) });
  };

  const handleInput = () => {
    if (!form.current) return;
    const wrong = errorsIn(form.current, today(), errorTexts);
    write(form.current, wrong);
    // An error disappears as soon as it is corrected; a new one appears only on submit, since a date is typed in parts.
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([part]) => part in wrong)));
  };

  const startUp = useEffectEvent(() => {
    if (!form.current) return;
    readChoice();
    fillIn(form.current);
    setFound(foundText(form.current, page.addressees, says));
    // Includes answers from another tool, and input typed while the code was loading.
    if (Object.values(readParts(form.current)).some(Boolean)) handleInput();
    formReady(form.current);
  });
  useEffect(() => startUp(), []);

  /** Whether the letter is valid; otherwise focuses the first error. */
  const finish = (): boolean => {
    if (!form.current) return false;
    const wrong = errorsIn(form.current, today(), errorTexts);
    write(form.current, wrong);
    setErrors(wrong);
    focusFirst(form.current, wrong);
    return Object.keys(wrong).length === 0;
  };

  return (
    <Columns split="6-6">
      <form
        className={`${card} ${styles.form}`}
        method="dialog"
        data-screen-only=""
        onSubmit={(event) => {
          event.preventDefault();
          if (finish()) focusResult(title.current);
        }}
        onInput={handleInput}
        ref={form}
      >
        <LetterFields errors={errors} texts={texts} whoPays={whoPays} found={found} />
        <Button tone="primary">{says.show}</Button>
        <LoadingStatus phone={phone} texts={status} />
      </form>
      <div className={styles.paper}>
        <h3 data-screen-only="" tabIndex={-1} ref={title}>
          {paper.title}
        </h3>
        <p className={styles.legend} data-screen-only="">
          {paper.english}
        </p>
        {others && (
          <p className={styles.legend} data-screen-only="">
            {others.beside}
          </p>
        )}
        <PrintRegion ready>
          <Letter written={written} texts={letter} beside={beside && { ...beside, className: translation.beside }} />
          {both && beside && <Translation {...{ written, beside }} text={others?.own} />}
        </PrintRegion>
        {others && (
          <label className={translation.both} data-screen-only="">
            <input className={checkbox.box} type="checkbox" name="both" onChange={readChoice} ref={choice} />
            {others.copy}
          </label>
        )}
        <Buttons>
          {/* A task later, the input is in the letter. */}
          <ActionButton label={paper.print} onPress={() => finish() && setTimeout(() => window.print())} />
        </Buttons>
        <Points title={send.title} variant="numbered" items={send.steps} />
      </div>
    </Columns>
  );
}

/** The letter tool, in its error boundary. */
export const NoticeLetterIsland = withErrorBoundary(NoticeLetter);

type TranslationProps = {
  written: WrittenLetter | undefined;
  beside: LetterTexts;
  text: string | undefined;
};

/** The letter in the language of the page, on a separate sheet, marked as a translation. */
function Translation({ written, beside, text }: TranslationProps) {
  return (
    <div className={translation.own} data-print-only="">
      <p>{text}</p>
      <Letter written={written} texts={beside} />
    </div>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { answersInFragment } from "#domain/answers-in-fragment.ts";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { isLate, type LetterErrors } from "#domain/notice-letter.ts";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { Notice } from "#schemas/notice.ts";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { sheet } from "#ui/layout/Sheet.tsx";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { Letter, type WrittenLetter } from "./Letter.tsx";
import { LetterFields } from "./LetterFields.tsx";
import { errorsIn, fillIn, focusFirst, readParts, saysLate } from "./letter-form.ts";
import { SendSteps } from "./SendSteps.tsx";
import styles from "./NoticeLetter.module.css";

type Props = {
  /** How long there is for notice, in calendar days and as text. */
  noticeDays: number;
  noticeLimit: string;
  /** The page that finds the insurer: an import of the routes would load all of them. */
  whoPays: string;
  phone: string;
  unexpected: Notice;
};

const today = () => dayInNewYork(new Date());

/**
 * Writes the first notice to the insurer from what is known. The letter is on the page from the start, with
 * lines for a pen, and takes in what is typed as it is typed: whatever way the page is printed, it is there, and alone.
 */
function NoticeLetter({ noticeDays, noticeLimit, whoPays, phone }: Props) {
  const [errors, setErrors] = useState<LetterErrors>({});
  const [written, setWritten] = useState<WrittenLetter>();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  /** Puts what is typed into the letter, but for what is wrong. */
  const write = (fields: HTMLFormElement, wrong: LetterErrors) => {
    const day = today();
    const typed = readParts(fields);
    const parts = { ...typed, ...Object.fromEntries(Object.keys(wrong).map((part) => [part, ""])) };
    setWritten({ parts, day, late: saysLate(fields) || isLate(parts.accident, day, noticeDays) });
  };

  const handleInput = () => {
    if (!form.current) return;
    const wrong = errorsIn(form.current, today());
    write(form.current, wrong);
    // An error goes as soon as it is corrected; a new one waits for the button, since a date is typed in parts.
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([part]) => part in wrong)));
  };

  const startUp = useEffectEvent(() => {
    if (!form.current) return;
    fillIn(form.current);
    // What was typed while the code was loading is written; what only the URL fragment has waits for the person.
    const given: readonly string[] = Object.values(answersInFragment(location.hash));
    if (Object.values(readParts(form.current)).some((value) => value && !given.includes(value))) handleInput();
    formReady(form.current);
  });
  useEffect(() => startUp(), []);

  /** Whether the letter can be used as it is; when not, the focus moves to what has to be corrected. */
  const finish = (): boolean => {
    if (!form.current) return false;
    const wrong = errorsIn(form.current, today());
    write(form.current, wrong);
    setErrors(wrong);
    focusFirst(form.current, wrong);
    return Object.keys(wrong).length === 0;
  };

  return (
    <Columns split="6-6">
      <form
        className={`${sheet} ${styles.form}`}
        method="dialog"
        data-screen-only=""
        onSubmit={(event) => {
          event.preventDefault();
          if (finish()) title.current?.focus();
        }}
        onInput={handleInput}
        ref={form}
      >
        <LetterFields errors={errors} noticeLimit={noticeLimit} whoPays={whoPays} />
        <Button tone="primary">Show my letter</Button>
        <LoadingStatus phone={phone} />
      </form>
      <div className={styles.paper}>
        <h3 data-screen-only="" tabIndex={-1} ref={title}>
          Your letter
        </h3>
        <p className={styles.legend} data-screen-only="">
          The letter is in English, also when your browser translates this page.
        </p>
        <PrintRegion ready>
          <Letter written={written} />
        </PrintRegion>
        <Buttons>
          {/* A task later, what was typed is in the letter. */}
          <ActionButton label="Print or save as PDF" onPress={() => finish() && setTimeout(() => window.print())} />
        </Buttons>
        <SendSteps />
      </div>
    </Columns>
  );
}

export const NoticeLetterIsland = withErrorBoundary(NoticeLetter, { losesForm: true });

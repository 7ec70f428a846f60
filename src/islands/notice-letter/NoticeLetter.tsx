import { useEffect, useEffectEvent, useRef, useState } from "react";
import { answersInFragment } from "#domain/answers-in-fragment.ts";
import { isLate, type LetterErrors } from "#domain/notice-letter.ts";
import { Arrival } from "#islands/touched/Arrival.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Buttons } from "#ui/links/Buttons.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Press } from "#ui/forms/Press.tsx";
import { PrintAlone } from "#ui/layout/PrintAlone.tsx";
import { Letter, type WrittenLetter } from "./Letter.tsx";
import { LetterFields } from "./LetterFields.tsx";
import { errorsIn, focusFirst, readParts, saysLate, start } from "./letter-form.ts";
import styles from "./NoticeLetter.module.css";

type Props = {
  /** How long there is for notice, in calendar days and as text. */
  noticeDays: number;
  noticeLimit: string;
  phone: string;
  /** The day in New York. */
  today: () => string;
  print: () => void;
};

/**
 * Makes the first written notice to the insurer from what is known. The letter is on the page from the start, with
 * lines for a pen, and takes in what is typed as it is typed, so that whatever way the page is printed, it is there.
 */
export function NoticeLetter({ noticeDays, noticeLimit, phone, today, print }: Props) {
  const [errors, setErrors] = useState<LetterErrors>({});
  const [written, setWritten] = useState<WrittenLetter>();
  const [prints, setPrints] = useState(0);
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
    // An error goes as soon as it is mended; a new one waits for the button, for nobody types a date at once.
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([part]) => part in wrong)));
  };

  // What was typed while the code was on its way; what only a link carried waits for the person.
  const catchUp = useEffectEvent(() => {
    const carried: readonly string[] = Object.values(answersInFragment(location.hash));
    const typed = form.current ? Object.values(readParts(form.current)) : [];
    if (typed.some((value) => value && !carried.includes(value))) handleInput();
  });
  useEffect(() => catchUp(), []);

  /** Whether the letter can be used as it is; when not, the keyboard goes to what has to be mended. */
  const finish = (): boolean => {
    if (!form.current) return false;
    const wrong = errorsIn(form.current, today());
    write(form.current, wrong);
    setErrors(wrong);
    focusFirst(form.current, wrong);
    return Object.keys(wrong).length === 0;
  };

  // Only after what was typed stands in the letter.
  const printNow = useEffectEvent(print);
  useEffect(() => {
    if (prints > 0) printNow();
  }, [prints]);

  return (
    <Columns split="6-6">
      <form
        className={styles.form}
        method="dialog"
        data-screen-only=""
        onSubmit={(event) => {
          event.preventDefault();
          if (finish()) title.current?.focus();
        }}
        onInput={handleInput}
        ref={(element) => {
          form.current = element;
          start(element);
        }}
      >
        <LetterFields errors={errors} noticeLimit={noticeLimit} />
        <Button tone="primary">Show my letter</Button>
        <Arrival phone={phone} />
      </form>
      <div className={styles.paper}>
        <h3 data-screen-only="" tabIndex={-1} ref={title}>
          Your letter
        </h3>
        <p className={styles.legend} data-screen-only="">
          The letter is in English, also when your browser translates this page.
        </p>
        <PrintAlone ready={written !== undefined}>
          <Letter written={written} />
        </PrintAlone>
        <Buttons>
          <Press label="Print or save as PDF" onPress={() => finish() && setPrints(prints + 1)} />
        </Buttons>
      </div>
    </Columns>
  );
}

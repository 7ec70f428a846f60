import { useState } from "react";
import { flushSync } from "react-dom";
import { filledIn } from "#content/filled-in.ts";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import type { Advice } from "./advise.ts";
import type { Claim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { LetterPaper } from "./LetterPaper.tsx";
import { LetterSheet } from "./LetterSheet.tsx";
import { SendLetter } from "./SendLetter.tsx";
import { printInsteadOfBlank, type ClaimActions } from "./use-claim.ts";
import {
  letterErrors,
  lettersFor,
  longestParts,
  typedKey,
  type Letter,
  type LetterPart,
  type Typed,
} from "./notice-letter.ts";
import styles from "./Letters.module.css";

type Props = {
  claim: Claim;
  advice: Advice;
  /** The day in New York, which is the day of the letter. */
  today: string;
  data: ClaimData;
  /** Keep what is typed while the letter is closed. */
  actions: Pick<ClaimActions, "typed" | "type">;
  /** The letter is on its way. */
  onSent: () => void;
};

/**
 * A letter to each insurer that is to be told. The paper is the form; what is typed once is in all of them. It stays in
 * the tool: nothing of it is stored, sent, or in the address of the page.
 */
export function Letters({ claim, advice, today, data, actions, onSent }: Props) {
  const [typed, setTyped] = useState(actions.typed);
  // Errors appear when a letter is to be sent; each disappears once it is corrected.
  const [isChecked, setChecked] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { letter: says } = data.labels;
  const letters = lettersFor(claim, advice, today, data, typed);
  const isForOther = claim.also !== "unsure" && (claim.also ?? []).some((one) => one === "child" || one === "death");

  const type = (now: Typed) => {
    actions.type(now);
    setTyped(now);
  };

  /** Whether these letters can go; otherwise the first line to correct has the focus. */
  const check = (which: readonly Letter[]): boolean => {
    flushSync(() => setChecked(true));
    const wrong = which.flatMap(({ to, parts }) => {
      const errors = letterErrors(parts, says);
      const part = (Object.keys(longestParts) as LetterPart[]).find((one) => errors[one]);
      return part ? [`letter-${typedKey(part, to)}`] : [];
    });
    document.getElementById(wrong[0] ?? "")?.focus();
    return wrong.length === 0;
  };

  const print = () => {
    if (!check(letters)) return;
    flushSync(() => setPrinting(true));
    // Some browsers print after this returns: the letters stay what is printed until someone uses the page again.
    for (const use of ["pointerdown", "keydown"])
      addEventListener(use, () => setPrinting(false), { once: true, capture: true });
    printInsteadOfBlank();
  };

  return (
    <section className={styles.letters} aria-labelledby="letter">
      <h2 id="letter" tabIndex={-1}>
        {says.title}
      </h2>
      {leadsOf(data).map((text) => (
        <p className={styles.lead} key={text}>
          <NoBreakText>{text}</NoBreakText>
        </p>
      ))}
      {letters.map((letter, index) => (
        <div className={styles.letter} key={letter.to}>
          <h3>{titleOf(letter, index, letters.length, data)}</h3>
          <LetterPaper
            letter={letter}
            isFurther={index > 0}
            isDated={claim.crash !== undefined}
            isForOther={isForOther}
            typed={typed}
            errors={isChecked ? letterErrors(letter.parts, says) : {}}
            data={data}
            onType={(part, text) => type({ ...typed, [typedKey(part, letter.to)]: text })}
          />
          <div className={styles.send}>
            <SendLetter
              letter={letter}
              data={data}
              onCheck={() => check([letter])}
              onPrint={index ? undefined : print}
            />
            {index === 0 && (
              <div className={styles.about}>
                <Points title={says.how} variant="numbered" items={says.steps} />
                <Points title={says.isNot} items={says.not} />
              </div>
            )}
            {index === letters.length - 1 && (
              <div className={styles.sent}>
                <Button onPress={onSent}>{says.sent}</Button>
                <span>
                  <NoBreakText>{says.then}</NoBreakText>
                </span>
              </div>
            )}
          </div>
        </div>
      ))}
      {isPrinting &&
        letters.map((letter) => (
          <div className={styles.sheet} key={letter.to} data-print-only="" data-print-letter="">
            <PrintRegion ready>
              <LetterSheet letter={letter} data={data} />
            </PrintRegion>
          </div>
        ))}
    </section>
  );
}

/** Of which letters it is one, and to whom. */
function titleOf({ to }: Letter, index: number, most: number, { labels, addressees }: ClaimData): string {
  const whom = addressees.find(({ id }) => id === to)?.to ?? "";
  if (most === 1) return filledIn(labels.act.to, { whom });
  return filledIn(labels.letter.for, { number: index + 1, most, whom });
}

/** What to know before typing; in another language than English also that the insurer reads English. */
function leadsOf({ labels: { letter, others }, language }: ClaimData): string[] {
  return language === "en" || !others
    ? [`${letter.lead} ${letter.english}`]
    : [letter.lead, others.typed, others.beside];
}

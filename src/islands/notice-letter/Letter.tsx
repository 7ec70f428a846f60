import type { ReactNode } from "react";
import { texts } from "virtual:notice-letter";
import { readableDay } from "#domain/day.ts";
import { clockTime } from "#domain/hours.ts";
import type { LetterParts } from "#domain/notice-letter.ts";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Letter.module.css";

/** What a written letter holds: its parts, the day it was written, and whether it says why it is late. */
export type WrittenLetter = { parts: LetterParts; day: string; late: boolean };

type Props = { written: WrittenLetter | undefined };

/**
 * The notice as the No-Fault regulation asks for it: who was hurt and, as far as known, when, where and how it happened
 * (11 NYCRR 65-3.3(d)). What is not known is a line for a pen. It holds nothing about injuries, and no reason for being
 * late but the writer's own. It stays in English when a browser translates the page: the insurer reads it.
 */
export function Letter({ written }: Props) {
  const { parts, day, late } = written ?? {};
  return (
    <article className={styles.letter} aria-label="Letter of notice" translate="no">
      <dl>
        <Row term="From" value={parts?.name} />
        <Row term="Address" value={parts?.address} lines={2} />
        <Row term="Phone" value={parts?.phone} />
        <Row term="Email" value={parts?.email} />
        <Row term="Date" value={day && readableDay(day)} />
      </dl>
      <dl>
        <Row term="To the insurer" value={parts?.insurer} />
        <Row term="Its address" value={parts?.insurerAddress} lines={2} />
        <Row term="Policyholder" value={parts?.policyholder} />
        <Row term="Policy number" value={parts?.policyNumber} />
        <Row term="Claim number" value={parts?.claimNumber} />
      </dl>
      <h4>
        <NoBreakText>{texts.subject}</NoBreakText>
      </h4>
      <p>
        <NoBreakText>{texts.notice}</NoBreakText>
      </p>
      <dl>
        <Row term="Who was hurt" value={parts?.injured || parts?.name} />
        <Row term="Date of accident" value={parts?.accident && readableDay(parts.accident)} />
        <Row term="Time" value={parts?.time && clockTime(parts.time)} />
        <Row term="Place" value={parts?.place} />
        <Row term="Vehicle" value={parts?.vehicle} lines={2} />
        <Row term="What happened" value={parts?.account} lines={3} />
      </dl>
      <p>
        <NoBreakText>{texts.request}</NoBreakText>
      </p>
      {late && (
        <p>
          {texts.late}
          <Blank lines={3} />
        </p>
      )}
      <dl>
        <Row term="Signature" value="" />
        <Row term="Sent by" value={<Sent />} />
      </dl>
    </article>
  );
}

/** How the letter went out, for the writer’s copy: its proof is known only after it was printed. */
function Sent() {
  return (
    <span className={styles.ways}>
      {["Certified mail no.", "Fax or email to"].map((way) => (
        <span key={way}>
          {way} <Blank lines={1} />
        </span>
      ))}
    </span>
  );
}

type RowProps = { term: string; value: ReactNode; lines?: number };

function Row({ term, value, lines = 1 }: RowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value || <Blank lines={lines} />}</dd>
    </div>
  );
}

function Blank({ lines }: { lines: number }) {
  return (
    <>
      <VisuallyHidden>(a blank line to fill in by hand)</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.blank} />
      ))}
    </>
  );
}

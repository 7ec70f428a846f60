import { fullDay } from "#domain/day.ts";
import { actText, dutyText, lateText, partyNames, ruleTime, timeLeft } from "#domain/deadline-text.ts";
import type { Deadline, DueRule } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import { RingNumber } from "#ui/lists/RingNumber.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import list from "./DeadlineDays.module.css";
import styles from "./Deadlines.module.css";

type Props = {
  deadlines: readonly Deadline[];
  /** The page of the letter to the insurer, with the answers. */
  letter: string;
};

/** Every date, numbered as in the drawing, with what to do by then, who does it, where that is written, and how sure it is. */
export function DeadlineDays({ deadlines, letter }: Props) {
  return (
    <ol className={list.list} role="list">
      {deadlines.map(({ day, daysLeft, rules, closed }, index) => (
        <li key={day} data-passed={daysLeft < 0 || undefined}>
          <RingNumber>{index + 1}</RingNumber>
          <div className={list.head}>
            <h4>
              <time dateTime={day}>{fullDay(day)}</time>
            </h4>
            <p>{timeLeft(daysLeft)}</p>
          </div>
          <div className={list.body}>
            {closed && (
              <p className={styles.closed}>
                This is {closed.because}. {saferText(rules, closed.saferDay, day, daysLeft)}
              </p>
            )}
            {rules.map((rule) => (
              <Duty key={rule.id} rule={rule} isLate={daysLeft < 0} letter={letter} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Duty({ rule, isLate, letter }: { rule: DueRule; isLate: boolean; letter: string }) {
  return (
    <div>
      <p>
        <b>
          <NoBreakText>{dutyText(rule)}</NoBreakText>
        </b>
      </p>
      {isLate && <p>{lateText(rule)}</p>}
      {!isLate && rule.id === "noticeLimit" && (
        <p data-screen-only="">
          Not sent yet? <a href={letter}>Write the notice letter</a>.
        </p>
      )}
      <p className={styles.source}>
        <NoBreakText>{`${partyNames[rule.who]}, ${ruleTime(rule)}. ${sourceText(rule)}.`}</NoBreakText>
      </p>
    </div>
  );
}

/** What to do about a day without business, from what is due on it. */
function saferText(rules: readonly DueRule[], saferDay: string, day: string, daysLeft: number): string {
  const [first] = rules.filter(({ who }) => who !== "insurer");
  const act = actText(first ?? {});
  if (saferDay === day || daysLeft === 0) return `${act} today, to be safe.`;
  return `${act} by the business day before, to be safe: ${fullDay(saferDay)}.`;
}

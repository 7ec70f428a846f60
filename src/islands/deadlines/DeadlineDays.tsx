import { fullDay } from "#domain/day.ts";
import {
  askedDuty,
  dayToActText,
  dutyText,
  lateText,
  partyNames,
  ruleTime,
  saferText,
  timeLeft,
} from "#domain/deadline-text.ts";
import { isUrgent, type Due } from "#domain/claim-plan.ts";
import { dayToAct } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import list from "./DeadlineDays.module.css";
import styles from "./Deadlines.module.css";

type Props = {
  title: string;
  kind?: "passed";
  dues: readonly Due[];
  /** What counts only for some, under its questions. */
  cases?: readonly Due[][];
  /** The page of the letter to the insurer, with the answers. */
  letter: string;
};

/** Dates under a heading, each with what to do by then, who does it, where that is written, and how sure it is. */
export function DeadlineDays({ title, kind, dues, cases = [], letter }: Props) {
  if (dues.length + cases.length === 0) return null;
  return (
    <div className={styles.more} data-kind={kind}>
      <h4>{title}</h4>
      {dues.length > 0 && <Rows dues={dues} letter={letter} />}
      <DeadlineCases cases={cases} letter={letter} />
    </div>
  );
}

/** What counts only for some: the questions, and under each the dates of those who say yes; open where it is urgent. */
export function DeadlineCases({ cases, letter }: { cases: readonly Due[][]; letter: string }) {
  return cases.map((dues) => {
    const [first] = dues;
    if (!first) return null;
    return (
      <details key={first.rule.id} className={list.case} open={isUrgent(first)}>
        <summary>
          <span>
            <b>
              <NoBreakText>{askedDuty(first.rule).asked}</NoBreakText>
            </b>
            <CaseTime {...first} />
          </span>
        </summary>
        <Rows dues={dues} letter={letter} />
      </details>
    );
  });
}

function CaseTime(due: Due) {
  const { day, daysLeft } = dayToAct(due);
  const by = dayToActText(due);
  if (daysLeft < 0 || daysLeft > 1) return <span>{`${daysLeft < 0 ? "was due" : "by"} ${by}`}</span>;
  return (
    <span>
      <b>{`${day === due.day ? "due" : "act"} ${daysLeft === 0 ? "today" : "tomorrow"}`}</b>, {by}
    </span>
  );
}

function Rows({ dues, letter }: Pick<Props, "dues" | "letter">) {
  return (
    <ol className={list.list} role="list">
      {dues.map(({ rule, day, daysLeft, closed }) => (
        <li key={rule.id} data-passed={daysLeft < 0 || undefined}>
          <p className={list.day}>
            <b>
              <time dateTime={day}>{fullDay(day)}</time>
            </b>{" "}
            <span>{timeLeft(daysLeft)}</span>
          </p>
          <div className={list.body}>
            <p>
              <NoBreakText>{rule.concerns ? askedDuty(rule).duty : dutyText(rule)}</NoBreakText>
            </p>
            {closed && (
              <p className={styles.closed}>
                This is {closed.because}. {saferText(rule, { day, daysLeft, closed })}
              </p>
            )}
            {daysLeft < 0 && <p>{lateText(rule)}</p>}
            {daysLeft >= 0 && rule.id === "noticeLimit" && (
              <p>
                Not sent yet? <a href={letter}>Write the notice letter</a>.
              </p>
            )}
            <p className={styles.source}>
              <NoBreakText>{`${partyNames[rule.who]}, ${ruleTime(rule)}. ${sourceText(rule)}.`}</NoBreakText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

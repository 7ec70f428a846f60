import { askedDuty, countedText, dayToActText, dutyText, lateText, timeLeft } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import { isUrgent, type Due } from "./claim-plan.ts";
import { dayToAct } from "./no-fault-deadlines.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { ActDay, ClosedLimit } from "./ActDay.tsx";
import list from "./DeadlineDays.module.css";
import styles from "./Deadlines.module.css";
import { Sourced } from "./Sourced.tsx";

type Props = {
  title: string;
  kind?: "passed";
  dues: readonly Due[];
  /** What concerns only some people, by question. */
  cases?: readonly Due[][];
  /** The link to the letter tool, with the answers. */
  letter: string;
  texts: DeadlineLabels;
};

/** Dates under a heading, each with what to do by then, who does it, the source, and its certainty. */
export function DeadlineDays({ title, kind, dues, cases = [], letter, texts }: Props) {
  if (dues.length + cases.length === 0) return null;
  return (
    <div className={styles.more} data-kind={kind}>
      <h4>{title}</h4>
      {dues[0] && <Rows dues={dues} letter={letter} texts={texts} />}
      <DeadlineCases cases={cases} letter={letter} texts={texts} />
    </div>
  );
}

/** What concerns only some people: the questions, each with the dates for a yes; open if urgent. */
export function DeadlineCases({ cases, letter, texts }: Pick<Props, "letter" | "texts"> & { cases: readonly Due[][] }) {
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
            <CaseTime due={first} texts={texts} />
          </span>
        </summary>
        <Rows dues={dues} letter={letter} texts={texts} />
      </details>
    );
  });
}

function CaseTime({ due, texts }: { due: Due; texts: DeadlineLabels }) {
  const { list: said } = texts;
  const { day: act, daysLeft } = dayToAct(due);
  const day = dayToActText(due, texts);
  if (daysLeft < 0 || daysLeft > 1) return <span>{filledIn(daysLeft < 0 ? said.was : said.by, { day })}</span>;
  const [today, tomorrow] = act === due.day ? [said.dueToday, said.dueTomorrow] : [said.actToday, said.actTomorrow];
  return (
    <span>
      <Filled text={said.urgent} values={{ when: <b>{daysLeft === 0 ? today : tomorrow}</b>, day }} />
    </span>
  );
}

function Rows({ dues, letter, texts }: Pick<Props, "dues" | "letter" | "texts">) {
  return (
    <ol className={list.list} role="list">
      {dues.map(({ rule, ...due }) => (
        <li key={rule.id}>
          <p className={list.day}>
            <b>
              <ActDay limit={due} language={texts.language} />
            </b>{" "}
            <span>{timeLeft(dayToAct(due).daysLeft, texts)}</span>
          </p>
          <div className={list.body}>
            <p>
              <NoBreakText>{rule.concerns ? askedDuty(rule).duty : dutyText(rule, texts)}</NoBreakText>
            </p>
            <ClosedLimit rule={rule} limit={due} texts={texts} />
            {due.daysLeft < 0 && <p>{lateText(rule, texts)}</p>}
            {due.daysLeft >= 0 && rule.id === "noticeLimit" && (
              <p>
                <Filled text={texts.list.unsent} values={{ link: <a href={letter}>{texts.list.letter}</a> }} />
              </p>
            )}
            <p className={styles.source}>
              <Sourced text={countedText(rule, texts)} rule={rule} texts={texts} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

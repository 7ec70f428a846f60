import { hrefWithAnswers } from "#tools/answers-in-fragment.ts";
import { capital } from "#practice/capital.ts";
import { readableDay } from "#practice/day.ts";
import { askedDuty, ruleTime, sentences } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import { duesOf, planOf } from "./claim-plan.ts";
import { deadlinesFor, isLongAgo, undatedRules, type ClaimAnswers } from "./no-fault-deadlines.ts";
import { sourceText } from "#content/source-and-review.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { focusResult } from "#ui/forms/focus-field.ts";
import { card } from "#ui/layout/Card.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";
import { DeadlineAnswer } from "./DeadlineAnswer.tsx";
import { DeadlineCases, DeadlineDays } from "./DeadlineDays.tsx";
import list from "./DeadlineDays.module.css";
import { DeadlineLine } from "./DeadlineLine.tsx";
import type { DeadlinesProps } from "./Deadlines.tsx";
import styles from "./Deadlines.module.css";
import { PrintedDates } from "./PrintedDates.tsx";
import { ChangeAnswers } from "./ResultActions.tsx";

type Props = Pick<DeadlinesProps, "rules" | "texts" | "results" | "links"> & {
  answers: ClaimAnswers;
  today: string;
  host: string;
  /** Whether it follows an answer to its own question. */
  isAnswer: boolean;
  onAnswer: (answers: Readonly<Record<string, string>>) => void;
};

/** The result: first what to do next, then the other dates, in the order in which they are needed. */
export function DeadlineResult({ answers, today, rules, host, texts, results, links, isAnswer, onAnswer }: Props) {
  const { list: labels, language } = texts;
  const { later: _, ...said } = answers;
  const { accident, vehicle } = said;
  const isOld = isLongAgo(accident, today);
  const deadlines = deadlinesFor(answers, rules, today);
  const plan = planOf(deadlines, answers, (rule) => askedDuty(rule).asked ?? "");
  const sure = [...(plan.notice ? [plan.notice] : []), ...plan.then];
  const dues = duesOf(deadlines);
  const saved = dues.filter(
    (due) => due.daysLeft >= 0 || [plan.next, plan.notice].some((first) => first?.rule === due.rule),
  );
  const undated = undatedRules(answers, rules).map((rule) =>
    sentences(
      filledIn(labels.undated, { time: capital(ruleTime(rule, texts)), what: rule.what }),
      rule.ask && filledIn(texts.limit.end, { text: sourceText(rule, texts.limit) }),
    ),
  );
  const letter = hrefWithAnswers(links.letter, said);
  const given = answersText(answers, texts);
  return (
    <div className={styles.result} data-result="">
      <h3 tabIndex={-1} ref={isAnswer ? undefined : focusResult}>
        <Filled text={labels.title} values={{ day: <span data-keep="">{readableDay(accident, language)}</span> }} />
      </h3>
      <div className={styles.shown} data-screen-only="">
        <div className={`${card} ${styles.answer}`}>
          <DeadlineAnswer
            next={plan.next}
            notice={plan.notice}
            asked={plan.asked}
            isAnswer={isAnswer}
            onAnswer={onAnswer}
            today={today}
            letter={letter}
            whoPays={vehicle ? undefined : hrefWithAnswers(links.whoPays, said)}
            calendar={saved[0] && { dues: saved, accident, today, host }}
            instead={isOld ? results["long-ago"] : undefined}
            texts={texts}
            late={results.late}
            given={given && filledIn(labels.said, { answers: given })}
          />
          {!isOld && <DeadlineLine accident={accident} others={sure} today={today} next={plan.next} texts={texts} />}
        </div>
        {plan.cases[0] && (
          <div className={styles.more} data-kind="some">
            <h4>{labels.some}</h4>
            <DeadlineCases cases={plan.cases} letter={letter} texts={texts} />
            <ChangeAnswers label={labels.shorter} field="working" />
          </div>
        )}
        <DeadlineDays title={labels.then} dues={plan.then} letter={letter} texts={texts} />
        <DeadlineDays
          title={labels.passed}
          kind="passed"
          dues={plan.passed}
          cases={plan.passedCases}
          letter={letter}
          texts={texts}
        />
        {undated[0] && (
          <details className={list.case}>
            <summary>
              <b>{labels.later}</b>
            </summary>
            <Points items={undated} />
          </details>
        )}
        <Text>{results.suing}</Text>
        <div className={styles.actions}>
          <ActionButton label={labels.print} onPress={() => window.print()} />
          <ChangeAnswers label={labels.change} field="accident" />
        </div>
      </div>
      <PrintedDates
        about={sentences(given, filledIn(labels.counted, { day: readableDay(today, language) }))}
        dues={dues}
        next={plan.next?.rule}
        undated={undated}
        ends={[isOld && results["long-ago"], results.suing, (isOld || (plan.next?.daysLeft ?? 0) < 0) && results.late]}
        texts={texts}
      />
    </div>
  );
}

/** The answers as the result repeats them, so that a printed sheet shows what it is based on. */
function answersText(answers: ClaimAnswers, { list }: DeadlineLabels): string {
  const said = (["working", "drove", "vehicle", "fled", "public"] as const).map((question) => {
    const answer = answers[question];
    return answer && filledIn(list.answer, { question: list[question], answer: list[answer] });
  });
  return sentences(...said);
}

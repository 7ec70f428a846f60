import { texts } from "virtual:tool-rules";
import { hrefWithAnswers } from "#domain/answers-in-fragment.ts";
import { readableDay } from "#domain/day.ts";
import { askedDuty, ruleTime } from "#domain/deadline-text.ts";
import { planOf, type Due } from "#domain/claim-plan.ts";
import { deadlinesFor, isLongAgo, undatedRules, type ClaimAnswers, type ToolRule } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import { routes } from "#routes.ts";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { focusResult } from "#ui/forms/focus-field.ts";
import { sheet } from "#ui/layout/Sheet.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";
import { capital } from "./answers.ts";
import { DeadlineAnswer } from "./DeadlineAnswer.tsx";
import { DeadlineCases, DeadlineDays } from "./DeadlineDays.tsx";
import list from "./DeadlineDays.module.css";
import { DeadlineLine } from "./DeadlineLine.tsx";
import styles from "./Deadlines.module.css";
import { PrintedDates } from "./PrintedDates.tsx";
import { ChangeAnswers } from "./ResultActions.tsx";

type Props = {
  answers: ClaimAnswers;
  today: string;
  rules: readonly ToolRule[];
  host: string;
};

/** What follows from the answers: first what to do next, then the other dates, in the order in which they are needed. */
export function DeadlineResult({ answers, today, rules, host }: Props) {
  const { later: _, ...said } = answers;
  const { accident, vehicle } = said;
  const isOld = isLongAgo(accident, today);
  const deadlines = deadlinesFor(answers, rules, today);
  const coming = deadlines.filter(({ daysLeft }) => daysLeft >= 0);
  const plan = planOf(deadlines, answers, (rule) => askedDuty(rule).asked ?? "");
  const undated = undatedRules(answers, rules).map((rule) =>
    [`${capital(ruleTime(rule))}: ${rule.what}.`, rule.ask && `${sourceText(rule)}.`].filter(Boolean).join(" "),
  );
  const letter = hrefWithAnswers(routes.noticeLetter, said);
  const given = answersText(answers);
  return (
    <div className={styles.result} data-result="">
      <h3 tabIndex={-1} ref={focusResult}>
        Your dates after the crash of <span data-keep="">{readableDay(accident)}</span>
      </h3>
      <div className={styles.shown} data-screen-only="">
        <div className={`${sheet} ${styles.answer}`}>
          <DeadlineAnswer
            asked={plan.asked}
            next={plan.next}
            notice={plan.notice}
            today={today}
            letter={letter}
            whoPays={vehicle ? undefined : hrefWithAnswers(routes.whoPays, said)}
            calendar={coming.length > 0 ? { deadlines: coming, accident, host } : undefined}
            instead={isOld ? texts["long-ago"] : undefined}
          />
          {!isOld && (
            <DeadlineLine
              accident={accident}
              deadlines={deadlines}
              today={today}
              next={isAhead(plan.asked) ? plan.asked : plan.next}
            />
          )}
        </div>
        {plan.cases.length > 0 && (
          <div className={styles.more} data-kind="some">
            <h4>Only if this is you</h4>
            <DeadlineCases cases={plan.cases} letter={letter} />
            <ChangeAnswers label="Shorten this list" field="working" />
          </div>
        )}
        <DeadlineDays title="After that" dues={plan.then} letter={letter} />
        <DeadlineDays
          title="Passed: what you can still do"
          kind="passed"
          dues={plan.passed}
          cases={plan.passedCases}
          letter={letter}
        />
        {undated.length > 0 && (
          <details className={list.case}>
            <summary>
              <b>Dates that count from a later day</b>
            </summary>
            <Points items={undated} />
          </details>
        )}
        <Text>{texts.suing}</Text>
        {given && <Text variant="small">You said: {given}</Text>}
        <div className={styles.actions}>
          <ActionButton label="Print the dates" onPress={() => window.print()} />
          <ChangeAnswers label="Change the answers" field="accident" />
        </div>
      </div>
      <PrintedDates
        about={`${given} Counted on ${readableDay(today)}.`.trim()}
        deadlines={deadlines}
        undated={undated}
        ends={[isOld && texts["long-ago"], texts.suing, (isOld || (plan.next?.daysLeft ?? 0) < 0) && texts.late]}
      />
    </div>
  );
}

const isAhead = (due: Due | undefined) => due !== undefined && due.daysLeft >= 0;

/** The answers as the result repeats them, so that a printed sheet says what it was made from. */
function answersText({ working, drove, vehicle, fled, public: publicVehicle }: ClaimAnswers): string {
  const said = {
    Working: working,
    Driving: drove,
    Vehicle: vehicle,
    "A driver fled": fled,
    "Public vehicle": publicVehicle,
  };
  return Object.entries(said)
    .flatMap(([question, answer]) => (answer ? `${question}: ${answer}.` : []))
    .join(" ");
}

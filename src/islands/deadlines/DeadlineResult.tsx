import { texts } from "virtual:tool-rules";
import { hrefWithAnswers } from "#domain/answers-in-fragment.ts";
import { readableDay } from "#domain/day.ts";
import { ruleTime } from "#domain/deadline-text.ts";
import {
  deadlinesFor,
  isInsurerNotice,
  isLongAgo,
  undatedRules,
  type ClaimAnswers,
  type ToolRule,
} from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import { routes } from "#routes.ts";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";
import { DeadlineDays } from "./DeadlineDays.tsx";
import { DeadlineLine } from "./DeadlineLine.tsx";
import styles from "./Deadlines.module.css";
import { ResultActions } from "./ResultActions.tsx";

type Props = {
  answers: ClaimAnswers;
  today: string;
  rules: readonly ToolRule[];
  host: string;
};

/** What follows from the answers: the dates drawn and listed, what may follow later, and help where one has passed. */
export function DeadlineResult({ answers, today, rules, host }: Props) {
  const { later, ...said } = answers;
  const { accident, vehicle } = said;
  const deadlines = deadlinesFor(answers, rules, today);
  const undated = undatedRules(answers, rules);
  const isLate = deadlines.some(({ daysLeft, rules: due }) => daysLeft < 0 && due.some(isInsurerNotice));
  const isOld = isLongAgo(accident, today);
  const letterHref = hrefWithAnswers(routes.noticeLetter, said);
  return (
    <div className={styles.result} data-result="">
      <h3 tabIndex={-1} ref={takeFocus}>
        Your dates after the crash of <span data-keep="">{readableDay(accident)}</span>
      </h3>
      <Text variant="small" tone="soft">
        {answersText(answers)} <span data-print-only="">Counted on {readableDay(today)}.</span>
      </Text>
      {!vehicle && (
        <p data-screen-only="">
          Not sure about the vehicle? <a href={hrefWithAnswers(routes.whoPays, said)}>Find the insurer to ask</a>.
        </p>
      )}
      {isOld && <Text>{texts["long-ago"]}</Text>}
      {!isOld && (
        <>
          <DeadlineLine accident={accident} deadlines={deadlines} today={today} />
          <p className={styles.source} data-screen-only="">
            The line shows the order. It is not to scale.
          </p>
        </>
      )}
      {deadlines.length > 0 && <DeadlineDays deadlines={deadlines} letter={letterHref} />}
      {undated.length > 0 && (
        <div className={styles.more}>
          <h4>Counted from a later day</h4>
          <Points
            columns={2}
            items={undated.map((rule) =>
              [`${capital(ruleTime(rule))}: ${rule.what}.`, rule.ask && `${sourceText(rule)}.`]
                .filter(Boolean)
                .join(" "),
            )}
          />
        </div>
      )}
      <Text>{texts.suing}</Text>
      {(isLate || isOld) && (
        <div className={styles.more}>
          <h4>When a date has passed</h4>
          <Text>
            {texts.late}{" "}
            <a href={letterHref} data-screen-only="">
              Write the letter with these answers.
            </a>
          </Text>
        </div>
      )}
      <ResultActions deadlines={deadlines.filter(({ daysLeft }) => daysLeft >= 0)} accident={accident} host={host} />
    </div>
  );
}

/** The answers as the result repeats them, so that a printed sheet says what it was made from. */
function answersText({ working, drove, vehicle, fled, public: publicVehicle }: ClaimAnswers): string {
  const vehicles = { insured: "insured", unknown: "unknown", uninsured: "not insured" };
  const said = {
    Working: working,
    Driving: drove,
    Vehicle: vehicle && vehicles[vehicle],
    "A driver fled": fled,
    "Public vehicle": publicVehicle,
  };
  return Object.entries(said)
    .map(([question, answer]) => `${question}: ${answer ?? "not sure"}.`)
    .join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A screen reader reads the heading on, and the keyboard goes on from there. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

import { texts } from "virtual:tool-rules";
import { fullDay, readableDay } from "#domain/day.ts";
import { askedDuty, lateText, partyNames, ruleTime, saferStep, timeLeft } from "#domain/deadline-text.ts";
import { dayToAct, isInsurerNotice, type Due, type DueRule } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Deadlines.module.css";
import { SaveToCalendar, type Calendar } from "./ResultActions.tsx";

type Props = {
  next: Due | undefined;
  /** The pages of the letter to the insurer and of the question which insurer it is, with the answers. */
  letter: string;
  /** None when the answers name the vehicle. */
  whoPays: string | undefined;
  calendar: Calendar | undefined;
  /** Where there are no dates: what to read instead. */
  instead: string | undefined;
};

/** The answer before its explanation: what to do next, by when, in how many days, and the buttons for it. */
export function DeadlineAnswer({ next, letter, whoPays, calendar, instead }: Props) {
  const isNotice = next && isInsurerNotice(next.rule);
  const writes = isNotice || instead !== undefined;
  const isLate = instead !== undefined || (isNotice && next.daysLeft < 0);
  return (
    <div>
      {next ? <NextStep {...next} /> : <p>{instead ?? "From these answers no date of yours is still to come."}</p>}
      <div className={styles.actions}>
        {writes && (
          <Button tone="primary" href={letter}>
            Write the letter
          </Button>
        )}
        {calendar && <SaveToCalendar {...calendar} tone={writes ? undefined : "primary"} />}
      </div>
      {isLate && <p>{texts.late}</p>}
      {next && <Details {...next.rule} />}
      {whoPays && (
        <p>
          Not sure about the insurer? <a href={whoPays}>Find the insurer to ask</a>.
        </p>
      )}
    </div>
  );
}

/** The day to act is large; where that is a day before the limit, the limit follows it. */
function NextStep({ rule, ...limit }: Due) {
  const [duty = ""] = clauses(rule);
  const { day, closed } = limit;
  const { day: act, daysLeft } = dayToAct(limit);
  return (
    <>
      <h4>
        <NoBreakText>{`Next: ${lowerCase(duty)}`}</NoBreakText>
      </h4>
      <p className={styles.when}>
        {daysLeft < 0 ? "It was due by " : "by "}
        <b>{act === day ? <time dateTime={day}>{fullDay(day)}</time> : <span data-keep="">{fullDay(act)}</span>}</b>
        {daysLeft < 0 ? `. ${lateText(rule)}` : ", "}
        {daysLeft >= 0 && <span data-keep="">{lowerCase(timeLeft(daysLeft))}</span>}
      </p>
      {closed && (
        <p className={styles.closed}>
          {act === day ? (
            "This"
          ) : (
            <>
              The limit itself, <time dateTime={day}>{readableDay(day)}</time>,
            </>
          )}
          {` is ${closed.because}. ${saferStep(rule, daysLeft === 0)}.`}
        </p>
      )}
    </>
  );
}

/** What else is said of a duty: how, who, from when, and where that is written. */
function Details(rule: DueRule) {
  const [, ...hints] = clauses(rule);
  return (
    <p className={styles.source}>
      <NoBreakText>
        {[
          ...hints.map((hint) => `${capital(hint)}.`),
          `${partyNames[rule.who]}, ${ruleTime(rule)}.`,
          `${sourceText(rule)}.`,
        ].join(" ")}
      </NoBreakText>
    </p>
  );
}

const clauses = (rule: DueRule) => askedDuty(rule).duty.split("; ");

const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A text as the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

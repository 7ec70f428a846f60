import { texts } from "virtual:tool-rules";
import type { Due } from "#domain/claim-plan.ts";
import { readableDay } from "#domain/day.ts";
import { askedDuty, partyNames, ruleTime } from "#domain/deadline-text.ts";
import { dayToAct, isInsurerNotice } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { capital } from "./answers.ts";
import styles from "./Deadlines.module.css";
import { NextStep, OpenQuestion } from "./NextStep.tsx";
import { SaveToCalendar, type Calendar } from "./ResultActions.tsx";

type Props = {
  /** What comes before the next step for some, what comes next, and the notice if that is something else. */
  asked: Due | undefined;
  next: Due | undefined;
  notice: Due | undefined;
  /** The day in New York. */
  today: string;
  /** The pages of the letter to the insurer and of the question which insurer it is, with the answers. */
  letter: string;
  /** None when the answers name the vehicle. */
  whoPays: string | undefined;
  calendar: Calendar | undefined;
  /** Where there are no dates: what to read instead. */
  instead: string | undefined;
};

/** The answer before its explanation: what to do next, by when, in how many days, and the buttons for it. */
export function DeadlineAnswer({ asked, next, notice, today, letter, whoPays, calendar, instead }: Props) {
  const isNotice = next && isInsurerNotice(next.rule);
  const writes = isNotice || notice || instead !== undefined;
  const shown = [asked, next, notice].filter((due) => due !== undefined);
  const isLate = instead !== undefined || shown.some(isLateNotice);
  return (
    <div>
      {asked && <OpenQuestion due={asked} today={today} />}
      {next && <NextStep title={asked ? "In any case" : "Next"} due={next} today={today} />}
      {!next && !asked && <p>{instead ?? "From these answers no date of yours is still to come."}</p>}
      {notice && <NextStep title="Then" due={notice} today={today} />}
      <div className={styles.actions}>
        {writes && (
          <Button tone="primary" href={letter}>
            Write the letter
          </Button>
        )}
        {calendar && <SaveToCalendar {...calendar} tone={writes ? undefined : "primary"} />}
      </div>
      {isLate && <p>{texts.late}</p>}
      {shown.map((due) => (
        <Details key={due.rule.id} due={due} isOne={shown.length === 1} />
      ))}
      {whoPays && (
        <p>
          Not sure about the insurer? <a href={whoPays}>Find the insurer to ask</a>.
        </p>
      )}
    </div>
  );
}

const isLateNotice = ({ rule, daysLeft }: Due) => isInsurerNotice(rule) && daysLeft < 0;

/** What else is said of a duty: how, who, from when, and where that is written; of one of several also which it is. */
function Details({ due, isOne }: { due: Due; isOne: boolean }) {
  const { rule } = due;
  const [, ...hints] = askedDuty(rule).duty.split("; ");
  return (
    <p className={styles.source}>
      <NoBreakText>
        {[
          isOne ? "" : `By ${readableDay(dayToAct(due).day)}:`,
          ...hints.map((hint) => `${capital(hint)}.`),
          `${partyNames[rule.who]}, ${ruleTime(rule)}.`,
          `${sourceText(rule)}.`,
        ]
          .join(" ")
          .trim()}
      </NoBreakText>
    </p>
  );
}

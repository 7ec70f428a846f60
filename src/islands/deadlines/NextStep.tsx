import { fullDay, readableDay } from "#domain/day.ts";
import { askedDuty, lateText, saferStep, timeLeft } from "#domain/deadline-text.ts";
import type { Due } from "#domain/claim-plan.ts";
import { lastBusinessDayText } from "#domain/last-business-day.ts";
import { dayToAct, isOurs } from "#domain/no-fault-deadlines.ts";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { lowerCase, quickAnswers } from "./answers.ts";
import styles from "./Deadlines.module.css";

type Props = { due: Due; today: string };

/** One thing to do, by when, and in how many days. */
export function NextStep({ title, ...when }: Props & { title: string }) {
  return (
    <>
      <h4>
        <NoBreakText>{`${title}: ${dutyOf(when.due)}`}</NoBreakText>
      </h4>
      <DayToAct {...when} />
    </>
  );
}

/** What may come before the next step: the question whom it concerns, with a button for each answer. */
export function OpenQuestion(when: Props) {
  const { rule } = when.due;
  const { asked = "" } = askedDuty(rule);
  return (
    <>
      <h4>
        <NoBreakText>{asked}</NoBreakText>
      </h4>
      <DayToAct {...when} duty={`If so, ${dutyOf(when.due)}`} />
      <div className={styles.actions} role="group" aria-label={asked}>
        {quickAnswers(rule).map(({ label, answers }) => (
          <ActionButton key={label} label={label} onPress={() => give(answers)} />
        ))}
      </div>
    </>
  );
}

/** The day to act is large; where that is a day before the limit, the limit follows it. */
function DayToAct({ due: { rule, ...limit }, today, duty = "" }: Props & { duty?: string }) {
  const { day, closed } = limit;
  const { day: act, daysLeft } = dayToAct(limit);
  const isLate = daysLeft < 0;
  const before = isOurs(rule) && lastBusinessDayText(act, today);
  return (
    <>
      <p className={styles.when}>
        {duty && <NoBreakText>{duty + (isLate ? ". " : " ")}</NoBreakText>}
        {isLate ? "It was due by " : "by "}
        <b>{act === day ? <time dateTime={day}>{fullDay(day)}</time> : <span data-keep="">{fullDay(act)}</span>}</b>
        {isLate ? `. ${lateText(rule)}` : ", "}
        {!isLate && <span data-keep="">{lowerCase(timeLeft(daysLeft))}</span>}
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
      {before && <p className={styles.closed}>{before}</p>}
    </>
  );
}

/** Enters answers into the form and works out the dates again. */
function give(answers: Readonly<Record<string, string>>) {
  const form = document.getElementById("answers");
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, value] of Object.entries(answers)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
  }
  form.requestSubmit();
}

const dutyOf = ({ rule }: Due) => lowerCase(askedDuty(rule).duty.split("; ")[0] ?? "");

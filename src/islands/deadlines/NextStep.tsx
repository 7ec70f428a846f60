import { fullDay, readableDay, unbroken } from "#domain/day.ts";
import { askedDuty, closedLimitText, dutyAndHints, lateText, lowerCase, timeLeft } from "#domain/deadline-text.ts";
import { filledIn } from "#domain/filled-in.ts";
import type { Due } from "#domain/claim-plan.ts";
import { lastBusinessDayText } from "#domain/last-business-day.ts";
import { dayToAct, isOurs } from "#domain/no-fault-deadlines.ts";
import type { DeadlineWords } from "#schemas/deadline-texts.ts";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { quickAnswers } from "./answers.ts";
import styles from "./Deadlines.module.css";

type Props = { due: Due; today: string; texts: DeadlineWords };

/** One thing to do, by when, and in how many days; its title has a place for what to do. */
export function NextStep({ title, ...when }: Props & { title: string }) {
  return (
    <>
      <h4>
        <NoBreakText>{filledIn(title, { duty: dutyOf(when.due) })}</NoBreakText>
      </h4>
      <DayToAct {...when} />
    </>
  );
}

/** What may have to be done sooner than the next step: the question whom it concerns, with a button for each answer. */
export function OpenQuestion(when: Props) {
  const { rule } = when.due;
  const { asked = "" } = askedDuty(rule);
  return (
    <>
      <h4>
        <NoBreakText>{asked}</NoBreakText>
      </h4>
      <DayToAct {...when} isAsked />
      <div className={styles.actions} role="group" aria-label={asked}>
        {quickAnswers(rule, when.texts).map(({ label, answers }) => (
          <ActionButton key={label} label={label} onPress={() => give(answers)} />
        ))}
      </div>
    </>
  );
}

/** The day to act is large; where that is a day before the limit, the limit follows it. */
function DayToAct({ due, today, texts, isAsked = false }: Props & { isAsked?: boolean }) {
  const { rule, ...limit } = due;
  const { day, closed } = limit;
  const { day: act, daysLeft } = dayToAct(limit);
  const { answer, language } = texts;
  const isLate = daysLeft < 0;
  const before = isOurs(rule) && lastBusinessDayText(act, today, texts);
  const written = unbroken(fullDay(act, language));
  return (
    <>
      <p className={styles.when}>
        <Filled
          text={isLate ? (isAsked ? answer.ifWas : answer.was) : isAsked ? answer.ifBy : answer.by}
          values={{
            duty: <NoBreakText>{dutyOf(due)}</NoBreakText>,
            day: <b>{act === day ? <time dateTime={day}>{written}</time> : written}</b>,
            left: <span data-keep="">{lowerCase(timeLeft(daysLeft, texts))}</span>,
            late: lateText(rule, texts),
          }}
        />
      </p>
      {closed && (
        <p className={styles.closed}>
          <Filled
            text={closedLimitText(rule, limit, texts)}
            values={{ day: <time dateTime={day}>{unbroken(readableDay(day, language))}</time> }}
          />
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

const dutyOf = ({ rule }: Due) => lowerCase(dutyAndHints(rule)[0]);

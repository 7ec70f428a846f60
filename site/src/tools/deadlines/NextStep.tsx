import { askedDuty, dutyAndHints, lateText, lowerCase, timeLeft } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import type { Due } from "./claim-plan.ts";
import { lastBusinessDayText } from "./last-business-day.ts";
import { dayToAct, isOurs } from "./no-fault-deadlines.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { ActDay, ClosedLimit } from "./ActDay.tsx";
import { quickAnswers } from "./answers.ts";
import styles from "./Deadlines.module.css";

type Props = { due: Due; today: string; texts: DeadlineLabels };

/** One thing to do, by when, and in how many days; its title has a placeholder for it. */
export function NextStep({ title, ...when }: Props & { title: string }) {
  return (
    <>
      <h4 tabIndex={-1}>
        <NoBreakText>{filledIn(title, { duty: dutyOf(when.due) })}</NoBreakText>
      </h4>
      <DayToAct {...when} />
    </>
  );
}

type QuestionProps = Pick<Props, "due" | "texts"> & {
  /** The question follows the answer to another one: focus moves here. */
  isAnswer: boolean;
  onAnswer: (answers: Readonly<Record<string, string>>) => void;
};

/** Asks whether a duty of only some people, due before the next step, concerns the reader; a button per answer. */
export function OpenQuestion({ due: { rule }, texts, isAnswer, onAnswer }: QuestionProps) {
  const { asked = "" } = askedDuty(rule);
  return (
    <div ref={isAnswer ? goOnAt : undefined}>
      <h4 tabIndex={-1}>
        <NoBreakText>{asked}</NoBreakText>
      </h4>
      <div className={styles.actions} role="group" aria-label={asked}>
        {quickAnswers(rule, texts).map(({ label, answers }) => (
          <ActionButton key={label} label={label} onPress={() => onAnswer(answers)} />
        ))}
      </div>
    </div>
  );
}

/** Moves on after an answer, to the heading of the next question or of the result, with as much of it as fits. */
export function goOnAt(part: HTMLElement | null) {
  part?.scrollIntoView({ block: "nearest" });
  part?.querySelector<HTMLElement>("[tabindex]")?.focus();
}

/** The day to act, in large type; if it is before the limit, the limit follows it. */
function DayToAct({ due, today, texts }: Props) {
  const { rule, ...limit } = due;
  const { day: act, daysLeft } = dayToAct(limit);
  const before = isOurs(rule) && lastBusinessDayText(act, today, texts);
  return (
    <>
      <p className={styles.when}>
        <Filled
          text={daysLeft < 0 ? texts.answer.was : texts.answer.by}
          values={{
            day: (
              <b>
                <ActDay limit={limit} language={texts.language} />
              </b>
            ),
            left: <span data-keep="">{lowerCase(timeLeft(daysLeft, texts))}</span>,
            late: lateText(rule, texts),
          }}
        />
      </p>
      <ClosedLimit rule={rule} limit={limit} texts={texts} />
      {before && <p className={styles.closed}>{before}</p>}
    </>
  );
}

const dutyOf = ({ rule }: Due) => lowerCase(dutyAndHints(rule)[0]);

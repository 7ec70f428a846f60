import { capital } from "#practice/capital.ts";
import type { Due } from "./claim-plan.ts";
import { readableDay } from "#practice/day.ts";
import { countedText, dutyAndHints, sentences } from "./deadline-text.ts";
import type { Results } from "./deadline-translations.ts";
import { filledIn } from "#content/filled-in.ts";
import { dayToAct, isInsurerNotice } from "./no-fault-deadlines.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { Button } from "#ui/links/Button.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import type { Calendar } from "./calendar-file.ts";
import styles from "./Deadlines.module.css";
import { goOnAt, NextStep, OpenQuestion } from "./NextStep.tsx";
import { SaveToCalendar } from "./ResultActions.tsx";
import { Sourced } from "./Sourced.tsx";

type Props = {
  /** The next step, the notice if that is a different one, and what only some people must do first. */
  next: Due | undefined;
  notice: Due | undefined;
  asked: Due | undefined;
  isAnswer: boolean;
  onAnswer: (answers: Readonly<Record<string, string>>) => void;
  /** The day in New York. */
  today: string;
  /** The links to the letter tool and to “Who pays?”, with the answers. */
  letter: string;
  /** None when the answers include the vehicle. */
  whoPays: string | undefined;
  calendar: Calendar | undefined;
  /** What to read instead when there are no dates. */
  instead: string | undefined;
  texts: DeadlineLabels;
  late: Results["late"];
  /** The reader's answers besides the day. */
  given: string;
};

/** The answer: what to do next, by when, in how many days, and buttons; then who must act sooner, and explanations. */
export function DeadlineAnswer({ next, notice, asked, isAnswer, onAnswer, ...props }: Props) {
  const { letter, whoPays, calendar, instead, today, texts, late, given } = props;
  const said = { today, texts };
  const { answer } = texts;
  const isNotice = next && isInsurerNotice(next.rule);
  const writes = isNotice || notice || instead !== undefined;
  // A missed one is asked about, too, but is not upcoming.
  const mayBeSooner = next && asked && asked.daysLeft >= 0;
  const shown = [next, notice].filter((due) => due !== undefined);
  const isLate = instead !== undefined || shown.some(isLateNotice);
  return (
    <div ref={isAnswer && !asked ? goOnAt : undefined}>
      {next && <NextStep title={answer.next} due={next} {...said} />}
      {!next && !asked && <p>{instead ?? answer.none}</p>}
      {notice && <NextStep title={answer.then} due={notice} {...said} />}
      {mayBeSooner && <p className={styles.closed}>{answer.sooner}</p>}
      <div className={styles.actions}>
        {writes && (
          <Button tone="primary" href={letter}>
            {answer.letter}
          </Button>
        )}
        {calendar && <SaveToCalendar calendar={calendar} texts={texts} tone={writes ? undefined : "primary"} />}
      </div>
      {isLate && <p>{late}</p>}
      {asked && <OpenQuestion due={asked} texts={texts} isAnswer={isAnswer} onAnswer={onAnswer} />}
      {given && <p tabIndex={-1}>{given}</p>}
      {shown.map((due) => (
        <Details key={due.rule.id} due={due} isOne={shown.length === 1} texts={texts} />
      ))}
      {whoPays && (
        <p>
          <Filled text={answer.insurer} values={{ link: <a href={whoPays}>{answer.find}</a> }} />
        </p>
      )}
    </div>
  );
}

const isLateNotice = ({ rule, daysLeft }: Due) => isInsurerNotice(rule) && daysLeft < 0;

/** Details of a duty: how, who, from when, and the source; for one of several, also its name. */
function Details({ due, isOne, texts }: { due: Due; isOne: boolean; texts: DeadlineLabels }) {
  const { rule } = due;
  const [, ...hints] = dutyAndHints(rule);
  const { answer, language } = texts;
  return (
    <p className={styles.source}>
      <Sourced
        rule={rule}
        texts={texts}
        text={sentences(
          !isOne && filledIn(answer.about, { day: readableDay(dayToAct(due).day, language) }),
          ...hints.map((hint) => filledIn(texts.limit.end, { text: capital(hint) })),
          countedText(rule, texts),
        )}
      />
    </p>
  );
}

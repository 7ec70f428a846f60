import type { ReactNode } from "react";
import { filledIn } from "#content/filled-in.ts";
import { capital } from "#practice/capital.ts";
import { gapAfter, sentences } from "#practice/sentences.ts";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { actTitle, lettersOf, saidOf } from "./acts.ts";
import type { Step } from "./advise.ts";
import { countedDay, dayNotes, ended, underDay, whenDue } from "./day-words.ts";
import { StepButtons } from "./StepButtons.tsx";
import type { View } from "./view.ts";
import { isMourning } from "./visit-kind.ts";
import styles from "./Act.module.css";

/** So many notes stand at an act. */
const mostNotes = 2;

type Props = View & { step: Step };

/** The one thing to do next: what, by when, to whom, and how to begin. */
export function Act({ step, ...view }: View & { step: Step | undefined }) {
  const { data, today, claim } = view;
  const { act, day } = data.labels;
  return (
    <>
      <p className={styles.kicker}>
        {act.next} <News {...view} step={step} />
        <Undo {...view} />
      </p>
      {isMourning(claim) && <p className={styles.left}>{act.condolence}</p>}
      <h2 id="next-act" tabIndex={-1}>
        <NoBreakText>{step ? actTitle(step, view.advice, data) : act.none}</NoBreakText>
      </h2>
      {step && (
        <>
          <DayLine {...view} step={step} />
          <p className={styles.left}>
            <NoBreakText>
              {sentences(
                ...underDay(step, today, data),
                !claim.crash && step.id === "noticeLimit" && day.count,
                step.id === "suit" && day.old,
              )}
            </NoBreakText>
          </p>
          <Whom {...view} step={step} />
          <StepButtons {...view} step={step} isFirst />
          <WhomElse {...view} step={step} />
          {[...dayNotes(step, today, data), ...notesOf(view, step)].slice(0, mostNotes).map((note) => (
            <p key={note} className={styles.note}>
              <NoBreakText>{note}</NoBreakText>
            </p>
          ))}
        </>
      )}
    </>
  );
}

/** A second act that is due soon. */
export function AlsoAct({ step, ...view }: Props) {
  const { data, today, advice } = view;
  return (
    <div className={styles.second}>
      <p className={styles.kicker}>
        {data.labels.act.also} <News {...view} step={step} />
      </p>
      <h3>
        <NoBreakText>{actTitle(step, advice, data)}</NoBreakText>
      </h3>
      <DayLine {...view} step={step} isCounted />
      <StepButtons {...view} step={step} />
      {dayNotes(step, today, data)
        .slice(0, mostNotes)
        .map((note) => (
          <p key={note} className={styles.note}>
            <NoBreakText>{note}</NoBreakText>
          </p>
        ))}
    </div>
  );
}

/** Remarks on the claim, at the act that is a letter or a filing. */
export function notesOf({ advice, data }: View, step: Step): string[] {
  const isFirst = lettersOf(step, advice, data).length > 0 || data.rules.find(({ id }) => id === step.id)?.hard;
  return isFirst ? advice.notes.flatMap((id) => data.notes.find((note) => note.id === id)?.text ?? []) : [];
}

function News({ step, shown }: Pick<View, "shown"> & { step: Step | undefined }) {
  return shown.news && shown.news.step === step?.id && <span className={styles.tag}>{shown.news.text}</span>;
}

function Undo({ shown, actions, data }: View) {
  if (shown.lastAct !== "done") return null;
  return (
    <>
      <span className={styles.tag}>{data.labels.act.isDone}</span>{" "}
      <button type="button" className={styles.undo} onClick={actions.undo}>
        {data.labels.act.undo}
      </button>
    </>
  );
}

function DayLine({ step, today, data, isCounted = false }: Props & { isCounted?: boolean }) {
  const { text, day, isSentence } = whenDue(step, today, data);
  const bold = (said: string): ReactNode => <b>{said}</b>;
  const whole = filledIn(text, { day });
  return (
    <p className={styles.when}>
      {day ? (
        <Filled
          text={isCounted ? filledIn(text, { day: countedDay(step, data) }) : text}
          values={{ day: bold(text.startsWith("{") ? capital(day) : day) }}
        />
      ) : (
        bold(text)
      )}
      {isSentence && ended(whole, data).slice(whole.length)}
    </p>
  );
}

/** Whom a letter surely goes to; several in order. */
function Whom({ step, advice, data }: Props) {
  const { act } = data.labels;
  if (saidOf(step, data)?.conditions) {
    const { to = "" } = data.addressees.find(({ id }) => id === "mvaic") ?? {};
    return <To text={act.to} whom={ended(to, data)} />;
  }
  const sure = lettersOf(step, advice, data).filter(({ id, isSure }) => isSure && id !== "anyInsurer");
  if (sure.length < 2) return sure.map(({ id, to }) => <To key={id} text={act.to} whom={ended(to, data)} />);
  return (
    <ol className={styles.list}>
      {sure.map(({ id, to }) => (
        <li key={id}>{capital(to)}</li>
      ))}
    </ol>
  );
}

/** Whom it may go to besides, or instead. */
function WhomElse({ step, advice, data }: Props) {
  const { act } = data.labels;
  const letters = lettersOf(step, advice, data);
  return (
    <>
      {letters.some(({ id }) => id === "anyInsurer") && <p className={styles.whom}>{act.usual}</p>}
      {letters
        .filter(({ isSure }) => !isSure)
        .map(({ id, to }) => (
          <p key={id} className={styles.whom}>
            <NoBreakText>{filledIn(act.maybe, { whom: to })}</NoBreakText>
          </p>
        ))}
    </>
  );
}

/** “To …”, its first word bold. */
function To({ text, whom }: { text: string; whom: string }) {
  const [to = "", rest = ""] = text.split("{whom}");
  return (
    <p className={styles.whom}>
      <b>{to.trim()}</b>
      {gapAfter(to.trim())}
      <NoBreakText>{whom}</NoBreakText>
      {rest}
    </p>
  );
}

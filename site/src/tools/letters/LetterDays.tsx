import { useState } from "react";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import { dayInNewYork, dayProblem, type DayProblem } from "#practice/calendar-days.ts";
import { Field } from "#ui/forms/Field.tsx";
import { Button } from "#ui/links/Button.tsx";
import styles from "./LetterDays.module.css";
import type { AskedDay } from "./letter-schema.ts";
import { whenToAct, type CountedDay, type When } from "./when.ts";

type Asked = CountedDay & Pick<AskedDay, "id" | "label" | "hint" | "after">;

type Props = {
  /** The letter's id, for the ids of its fields. */
  letter: string;
  days: readonly Asked[];
  /** The address of the claim tool, which gets the days in its fragment. */
  claim: string;
  problems: Readonly<Record<DayProblem, string>>;
  phone: string;
};

/** The last good day of a field, and what is wrong with what is in it now. */
type Entered = { day?: string | undefined; problem?: DayProblem | undefined };
type Entries = Readonly<Record<string, Entered>>;

/** The days on one letter, and by when to act. Fields are uncontrolled; the last result stays while a field is wrong. */
function LetterDays({ letter, days, claim, problems, phone }: Props) {
  const [{ entries, today }, setState] = useState<{ entries: Entries; today: string }>({ entries: {}, today: "" });

  const read = (left?: string) => {
    const now = dayInNewYork(new Date());
    setState(({ entries: before }) => ({
      entries: readDays({ days, letter, before, today: now, left }),
      today: now,
    }));
  };
  const given = days.flatMap(({ id }) => (entries[id]?.day ? [[id, entries[id].day]] : []));

  return (
    <div className={styles.days} ref={start} onInput={() => read()} data-screen-only="">
      {days.map(({ id, label, hint }) => (
        <Field
          key={id}
          name={fieldId(letter, id)}
          label={label}
          hint={hint}
          error={errorText(entries[id]?.problem, problems)}
        >
          {(control) => <input type="date" {...control} onBlur={({ target }) => read(target.id)} />}
        </Field>
      ))}
      <div role="status">
        {/* The limit that concerns everyone comes first, though its day is asked for last. */}
        {days.toReversed().map((asked) => {
          const day = entries[asked.id]?.day;
          return day && <Result key={asked.id} {...whenToAct(asked, day, today)} />;
        })}
      </div>
      <Button tone="primary" href={given.length > 0 ? `${claim}#${new URLSearchParams(given)}` : claim}>
        Add it to my claim
      </Button>
      <LoadingStatus part="part" phone={phone} />
    </div>
  );
}

/** The days on a letter, in their error boundary. */
export const LetterDaysIsland = withErrorBoundary(LetterDays);

function Result({ lead, day, left, notes }: When) {
  return (
    <div className={styles.result}>
      <p>
        {lead} <b>{day}</b> {left}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** The id of a field: two letters ask for the day of the crash. */
const fieldId = (letter: string, day: string) => `${letter}-${day}`;

const errorText = (problem: DayProblem | undefined, problems: Props["problems"]) =>
  problem &&
  (problem === "beforeAccident" ? "This day is before the date on it. Check both dates." : problems[problem]);

type Reading = Pick<Props, "days" | "letter"> & { before: Entries; today: string; left: string | undefined };

/**
 * The days in the fields.
 * @param left the id of a field that was just left: only then is a date in it that is not yet whole a mistake
 */
function readDays({ days, letter, before, today, left }: Reading): Entries {
  const fieldOf = (id: string) => document.getElementById(fieldId(letter, id)) as HTMLInputElement;
  return Object.fromEntries(
    days.map(({ id, after, limit }) => {
      const { value, validity } = fieldOf(id);
      if (!value && !validity.badInput) return [id, {}];
      // The day of an exam is still to come.
      const last = limit ? today : undefined;
      const problem = dayProblem(value, { ...(last && { last }), ...(after && { accident: fieldOf(after).value }) });
      if (!problem) return [id, { day: value }];
      const isWriting = problem === "missing" || problem === "unreal";
      const isShown = !isWriting || left === fieldId(letter, id) || before[id]?.problem === problem;
      return [id, { day: before[id]?.day, ...(isShown && { problem }) }];
    }),
  );
}

/** Reads what was entered before the code was there; a task later, when React has committed. */
function start(place: HTMLElement | null) {
  setTimeout(() => place?.dispatchEvent(new Event("input", { bubbles: true })));
}

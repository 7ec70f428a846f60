import { useRef, useState } from "react";
import { filledIn } from "#content/filled-in.ts";
import { dayProblem, daysBetween, type DayProblem } from "#practice/calendar-days.ts";
import { describedBy } from "#ui/forms/Field.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import type { ClaimLabels } from "./texts-schema.ts";
import { goTo, places } from "./use-claim.ts";
import styles from "./Claim.module.css";

/** A pause of this many milliseconds ends the typing of a day. */
const pause = 1000;

type Props = {
  labels: ClaimLabels["day"];
  problems: Readonly<Record<DayProblem, string>>;
  today: () => string;
  /** The day that is taken. */
  day: string | undefined;
  /** The day to count to from it, once there is a plan. */
  passed: string | undefined;
  isUnknown: boolean;
  /** A valid day. “I don’t know” submits the form. */
  onDay: (day: string, form: HTMLFormElement) => void;
};

/** The day of the crash, and beside it how many days ago that was. An invalid day changes nothing but the words below. */
export function DayField({ labels, problems, today, day, passed, isUnknown, onDay }: Props) {
  const [error, setError] = useState("");
  const timer = useRef(0);

  /** Takes what is in the field; while it is typed, only a whole day. */
  const read = (field: HTMLInputElement, isWritten: boolean) => {
    clearTimeout(timer.current);
    const problem = dayProblem(field.value, { last: today() });
    const isEmpty = !field.value && !field.validity.badInput;
    const isWriting = problem === "unreal" || problem === "missing";
    if (!problem || isEmpty || isWritten || !isWriting)
      setError(problem && !isEmpty && (isWritten || !isWriting) ? problems[problem] : "");
    if (isWriting && !isEmpty && !isWritten) timer.current = window.setTimeout(read, pause, field, true);
    if (!problem && field.value !== day) onDay(field.value, field.form as HTMLFormElement);
  };

  const hint = day || isUnknown || error ? "" : labels.hint;
  return (
    <div className={styles.field} data-invalid={error ? "" : undefined}>
      <label htmlFor="crash">{labels.label}</label>
      <div className={styles.row}>
        <input
          id="crash"
          type="date"
          name="crash"
          autoComplete="off"
          aria-describedby={describedBy("crash", { hint, error })}
          aria-invalid={error ? true : undefined}
          onInput={({ currentTarget }) => read(currentTarget, false)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            read(event.currentTarget, true);
            goTo(places.act);
          }}
          onBlur={({ currentTarget }) => read(currentTarget, true)}
        />
        <div role="status">{day && passed && <b>{numberOf(daysBetween(day, passed), labels)}</b>}</div>
        {!day && !isUnknown && <Button tone="quiet">{labels.unknown}</Button>}
      </div>
      {hint && (
        <p className={styles.hint} id="crash-hint">
          <NoBreakText>{hint}</NoBreakText>
        </p>
      )}
      {error && (
        <p className={styles.error} id="crash-error">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** Writes a day into the field, or empties it; an error of what was in it goes with it. */
export function writeDay(day: string) {
  const field = document.getElementById("crash") as HTMLInputElement;
  field.value = day;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const numberOf = (day: number, { zero, number }: ClaimLabels["day"]) => (day === 0 ? zero : filledIn(number, { day }));

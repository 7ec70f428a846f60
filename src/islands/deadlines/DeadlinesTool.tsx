import { useState, type SubmitEvent } from "react";
import { answersInFragment } from "#domain/answers-in-fragment.ts";
import type { ClaimAnswers, ToolRule } from "#domain/no-fault-deadlines.ts";
import { Arrival } from "#islands/touched/Arrival.tsx";
import { takeOver } from "#islands/touched/ready.ts";
import { Button } from "#ui/links/Button.tsx";
import { focusField } from "#ui/forms/focus-field.ts";
import { dayErrors, fillIn, readAnswers, type DayErrors } from "./answers.ts";
import { DeadlineFields } from "./DeadlineFields.tsx";
import { DeadlineResult } from "./DeadlineResult.tsx";
import styles from "./Deadlines.module.css";

type Props = {
  rules: readonly ToolRule[];
  phone: string;
  /** Where the site lives, for the names of calendar entries. */
  host: string;
  /** The day in New York now. */
  today: () => string;
};

/** One result: `round` tells it from the one before, for which the same answers may have been given. */
type Result = { answers: ClaimAnswers; today: string; round: number };

/**
 * Asks for the day of the accident and shows the dates that follow from it. Fields are uncontrolled and stay as they
 * are, whatever is pressed; a result stays until the next one takes its place.
 */
export function DeadlinesTool({ rules, phone, host, today }: Props) {
  const [errors, setErrors] = useState<DayErrors>({});
  const [result, setResult] = useState<Result>();
  const [isStale, setIsStale] = useState(false);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = readAnswers(form);
    const now = today();
    const found = dayErrors(form, answers, now);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    setIsStale(false);
    setResult({ answers, today: now, round: (result?.round ?? 0) + 1 });
  };

  const mend = (form: HTMLFormElement) => {
    setIsStale(result !== undefined);
    if (Object.keys(errors).length === 0) return;
    const left = dayErrors(form, readAnswers(form), today());
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => left[field as keyof DayErrors])));
  };

  return (
    <>
      <form
        className={styles.form}
        id="answers"
        method="dialog"
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => mend(currentTarget)}
        ref={start}
        data-screen-only=""
      >
        <DeadlineFields errors={errors} />
        <Button tone="primary" icon="calendar">
          Show my dates
        </Button>
        <div className={styles.state} role="status">
          {isStale && <p>Your answers have changed. Press “Show my dates” again.</p>}
        </div>
      </form>
      <Arrival part="tool" instead="The table below has the main limits." phone={phone} />
      {result && <DeadlineResult key={result.round} {...result} rules={rules} host={host} />}
    </>
  );
}

/** What a link carried along stands in the fields. */
function start(form: HTMLFormElement | null) {
  if (form) fillIn(form, answersInFragment(location.hash));
  takeOver(form);
}

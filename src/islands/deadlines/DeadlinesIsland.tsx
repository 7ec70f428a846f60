import { useState, type SubmitEvent } from "react";
import { rules } from "virtual:tool-rules";
import { answersInFragment } from "#domain/answers-in-fragment.ts";
import { dayInNewYork } from "#domain/calendar-days.ts";
import type { ClaimAnswers } from "#domain/no-fault-deadlines.ts";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { Notice } from "#schemas/notice.ts";
import { Button } from "#ui/links/Button.tsx";
import { sheet } from "#ui/layout/Sheet.tsx";
import { focusField } from "#ui/forms/focus-field.ts";
import { dayErrors, fillIn, readAnswers, type DayErrors } from "./answers.ts";
import { DeadlineFields } from "./DeadlineFields.tsx";
import { DeadlineResult } from "./DeadlineResult.tsx";
import styles from "./Deadlines.module.css";

type Props = {
  phone: string;
  /** The host of the site, for the names of calendar entries. */
  host: string;
  unexpected: Notice;
};

const today = () => dayInNewYork(new Date());

/** One result: `round` tells it from the one before, for which the same answers may have been given. */
type Result = { answers: ClaimAnswers; today: string; round: number };

/**
 * Asks for the day of the accident and shows the dates that follow from it. Fields are uncontrolled and keep their
 * values; a result stays until the next one replaces it.
 */
function DeadlinesTool({ phone, host }: Props) {
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

  const handleInput = (form: HTMLFormElement) => {
    setIsStale(result !== undefined);
    if (Object.keys(errors).length === 0) return;
    const left = dayErrors(form, readAnswers(form), today());
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => left[field as keyof DayErrors])));
  };

  return (
    <div className={styles.tool}>
      <form
        className={`${sheet} ${styles.form}`}
        id="answers"
        method="dialog"
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => handleInput(currentTarget)}
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
      <LoadingStatus part="tool" instead="The table below has the main limits." phone={phone} />
      {result && <DeadlineResult key={result.round} {...result} rules={rules} host={host} />}
    </div>
  );
}

export const DeadlinesIsland = withErrorBoundary(DeadlinesTool, { losesForm: true });

/**
 * With a possible day from another tool the visitor has asked already; a task later, when React has committed. Any other
 * brings no result, which then needs none of the room that the styles keep for it.
 */
function start(form: HTMLFormElement | null) {
  const answers = answersInFragment(location.hash);
  if (form) fillIn(form, answers);
  formReady(form);
  if (form && answers.accident && Object.keys(dayErrors(form, readAnswers(form), today())).length === 0)
    setTimeout(() => form.requestSubmit());
  else form?.closest("[data-answers]")?.removeAttribute("data-answers");
}

import { useState, type SubmitEvent } from "react";
import { answersInFragment } from "#tools/answers-in-fragment.ts";
import { dayInNewYork, type DayProblem } from "#practice/calendar-days.ts";
import type { Results } from "./deadline-translations.ts";
import type { ClaimAnswers, ToolRule } from "./no-fault-deadlines.ts";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus, type StatusTexts } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { Button } from "#ui/links/Button.tsx";
import { card } from "#ui/layout/Card.tsx";
import { focusField } from "#ui/forms/focus-field.ts";
import { dayErrors, enter, fillIn, readAnswers, type DayErrors } from "./answers.ts";
import { DeadlineFields } from "./DeadlineFields.tsx";
import { DeadlineResult } from "./DeadlineResult.tsx";
import styles from "./Deadlines.module.css";

/** The tool's rules, its texts in the language of the page, and its links. */
export type DeadlinesProps = {
  phone: string;
  /** The host of the site, for the names of calendar entries. */
  host: string;
  rules: readonly ToolRule[];
  texts: DeadlineLabels;
  results: Results;
  problems: Readonly<Record<DayProblem, string>>;
  links: Readonly<Record<"letter" | "whoPays", string>>;
  /** For pages that are not in English. */
  status?: StatusTexts;
};

const today = () => dayInNewYork(new Date());

/**
 * One result: `round` distinguishes it from the previous one, which may have the same answers. After an answer to its
 * own question (`isAnswer`) the reader continues with the next one.
 */
type Result = { answers: ClaimAnswers; today: string; round: number; isAnswer: boolean };

/**
 * Asks for the day of the accident and shows the resulting dates. Fields are uncontrolled and keep their values; a
 * result stays until replaced by the next.
 */
function Deadlines({ phone, host, problems, status, ...page }: DeadlinesProps) {
  const { texts } = page;
  const [errors, setErrors] = useState<DayErrors>({});
  const [result, setResult] = useState<Result>();
  const [isStale, setIsStale] = useState(false);

  const show = (form: HTMLFormElement, isAnswer = false) => {
    const answers = readAnswers(form);
    const now = today();
    const found = dayErrors(form, answers, now);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    setIsStale(false);
    setResult({ answers, today: now, round: (result?.round ?? 0) + 1, isAnswer });
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
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
        className={`${card} ${styles.form}`}
        id="answers"
        method="dialog"
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => handleInput(currentTarget)}
        ref={start}
        data-screen-only=""
      >
        <DeadlineFields errors={errors} texts={texts} problems={problems} />
        <Button tone="primary" icon="calendar">
          {texts.form.show}
        </Button>
        <div className={styles.state} role="status">
          {isStale && <p>{texts.form.changed}</p>}
        </div>
      </form>
      <LoadingStatus part="tool" instead="The table below has the main limits." phone={phone} texts={status} />
      {result && (
        <DeadlineResult
          key={result.round}
          {...result}
          {...page}
          host={host}
          onAnswer={(answers) => {
            const form = document.forms.namedItem("answers");
            if (form) show(enter(form, answers), true);
          }}
        />
      )}
    </div>
  );
}

/** The dates tool, in its error boundary. */
export const DeadlinesIsland = withErrorBoundary(Deadlines);

/**
 * Submits at once with a valid day from another tool; a task later, when React has committed. An invalid day gives no
 * result, so the space reserved by the styles is released.
 */
function start(form: HTMLFormElement | null) {
  const answers = answersInFragment(location.hash);
  if (form) fillIn(form, answers);
  formReady(form);
  if (form && answers.accident && Object.keys(dayErrors(form, readAnswers(form), today())).length === 0)
    setTimeout(() => form.requestSubmit());
  else form?.closest("[data-answers]")?.removeAttribute("data-answers");
}

import { useState, type SubmitEvent } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { dayProblem, dayProblemTexts } from "#domain/entered-day.ts";
import { Unexpected } from "#islands/rescue/Unexpected.tsx";
import { Arrival } from "#islands/touched/Arrival.tsx";
import { takeOver } from "#islands/touched/ready.ts";
import type { Report } from "#schemas/listed.ts";
import type { Notice } from "#schemas/notice.ts";
import { AskRow } from "#ui/forms/AskRow.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Field } from "#ui/forms/Field.tsx";
import { ExpectedDates } from "./ExpectedDates.tsx";

type Props = { reports: readonly Report[]; phone: string; unexpected: Notice };

/**
 * The times of all reports as dates, from a day that a law firm chooses; today in New York, unless it says otherwise.
 * Should the dates fail, the form and what is in it stay.
 */
export function TurnaroundDates({ reports, phone, unexpected }: Props) {
  const [from, setFrom] = useState<string>();
  const [error, setError] = useState<string>();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = dayInput(event.currentTarget);
    const day = input?.value ?? "";
    const problem = dayProblem(day);
    setFrom(problem ? undefined : day);
    setError(problem && dayProblemTexts[problem]);
    if (problem) input?.focus();
  };

  return (
    <>
      <AskRow onSubmit={handleSubmit} ref={start}>
        <Field name="from" label="Day on which we have all we need" error={error}>
          {(control) => <input {...control} type="date" />}
        </Field>
        <Button>Work out the dates</Button>
      </AskRow>
      <Arrival phone={phone} />
      <ErrorBoundary
        resetKeys={[from]}
        fallbackRender={({ error: failure }) => <Unexpected notice={unexpected} error={failure} phone={phone} />}
      >
        <ExpectedDates from={from} reports={reports} />
      </ErrorBoundary>
    </>
  );
}

/** The day is today, unless the visitor has begun to write another. */
function start(form: HTMLFormElement | null) {
  const input = form && dayInput(form);
  if (input?.value === "" && !input.validity.badInput) input.value = dayInNewYork(new Date());
  takeOver(form);
}

function dayInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>("input[type=date]");
}

import { useState, type SubmitEvent } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { dayInNewYork, isDay } from "#domain/calendar-days.ts";
import { Unexpected } from "#islands/rescue/Unexpected.tsx";
import { Arrival } from "#islands/touched/Arrival.tsx";
import { islandReady } from "#islands/touched/ready.ts";
import type { Report } from "#schemas/listed.ts";
import type { Notice } from "#schemas/notice.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { ExpectedDates } from "./ExpectedDates.tsx";
import styles from "./TurnaroundDates.module.css";

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
    const chosen = isDay(input?.value ?? "");
    setFrom(chosen ? input?.value : undefined);
    setError(chosen ? undefined : "Enter a day, such as today.");
    if (!chosen) input?.focus();
  };

  return (
    <>
      <form className={styles.form} method="dialog" data-screen-only="" onSubmit={handleSubmit} ref={takeOver}>
        <Field name="from" label="Day on which we have all we need" error={error}>
          {(control) => <input {...control} type="date" />}
        </Field>
        <Button>Work out the dates</Button>
      </form>
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

/** From here on our own check speaks. The day is today, unless the visitor has begun to write another. */
function takeOver(form: HTMLFormElement | null) {
  if (!form) return;
  const input = dayInput(form);
  if (input?.value === "" && !input.validity.badInput) input.value = dayInNewYork(new Date());
  form.noValidate = true;
  form.dispatchEvent(new CustomEvent(islandReady, { bubbles: true }));
}

function dayInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>("input[type=date]");
}

import { useState, type SubmitEvent } from "react";
import { dayInNewYork, dayProblem } from "#practice/calendar-days.ts";
import { dayBeside, dayOff, holidaysLeftOut, hoursExample, reportDates, reportTime } from "#practice/report-times.ts";
import { IslandErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { Report } from "./report-schema.ts";
import type { Notice } from "#contact/notice-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { InlineForm } from "#ui/forms/InlineForm.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Field } from "#ui/forms/Field.tsx";
import { focusResult } from "#ui/forms/focus-field.ts";
import { Stack } from "#ui/layout/Stack.tsx";
import { Table } from "#ui/tables/Table.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  reports: readonly Report[];
  /** Whether the first day counts. */
  firstDay: string;
  /** From when hours count. */
  hours: string;
  /** The error texts of invalid days. */
  days: ToolFrameTexts["days"];
  phone: string;
  unexpected: Notice;
};

/** The start day: `round` distinguishes it from the previous one, which may be the same day. */
type Result = { from: string; round: number };

/**
 * The times of all reports as dates, from a day that a law firm chooses, by default today in New York. If rendering the
 * dates fails, the form keeps its input.
 */
export function TurnaroundDates({ reports, firstDay, hours, days, phone, unexpected }: Props) {
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<string>();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = dayInput(event.currentTarget);
    const day = input?.value ?? "";
    const problem = dayProblem(day);
    setResult(problem ? undefined : { from: day, round: (result?.round ?? 0) + 1 });
    setError(problem && days[problem]);
    if (problem) input?.focus();
  };

  return (
    <>
      <InlineForm onSubmit={handleSubmit} ref={start}>
        <Field name="from" label="Date we have all records" error={error}>
          {(control) => <input {...control} type="date" />}
        </Field>
        <Button>Work out the dates</Button>
      </InlineForm>
      <LoadingStatus phone={phone} />
      <IslandErrorBoundary notice={unexpected} phone={phone} resetKey={result?.round}>
        {result && <ExpectedDates key={result.round} from={result.from} {...{ reports, firstDay, hours }} />}
      </IslandErrorBoundary>
    </>
  );
}

/** Sets the day to today, unless the visitor has begun to enter another. */
function start(form: HTMLFormElement | null) {
  const input = form && dayInput(form);
  if (input?.value === "" && !input.validity.badInput) input.value = dayInNewYork(new Date());
  formReady(form);
}

function dayInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>("input[type=date]");
}

type DatesProps = Pick<Props, "reports" | "firstDay" | "hours"> & { from: string };

/** When each report begun on a day is expected, and which days were excluded. */
function ExpectedDates({ from, reports, firstDay, hours }: DatesProps) {
  const expected = reports.map((report) => ({ report, dates: reportDates(report, from) }));
  const last = expected
    .filter(({ report }) => report.unit === "business days")
    .reduce((latest, { dates }) => (dates.last > latest ? dates.last : latest), "");
  return (
    <Stack>
      <h4 tabIndex={-1} ref={focusResult}>
        Counted from <span data-keep="">{dayBeside(from)}</span>
      </h4>
      <Text>
        {firstDay}
        {holidaysLeftOut(from, last).map(({ day, name }) => ` ${dayBeside(day, from)}, is left out: ${name}.`)}
      </Text>
      <Text>
        {hours} {hoursExample(reports)}
      </Text>
      <Table
        caption="Reports and the dates on which they are expected"
        heads={["Report", "Earliest", "Latest"]}
        rows={expected.map(({ report, dates: { first, last: end } }) => ({
          id: report.id,
          name: `${report.name}, ${reportTime(report)}`,
          cells: [first ? expectedOn(first, from) : "Any time before", expectedOn(end, from)],
        }))}
      />
    </Stack>
  );
}

/** A day; with a note if hours end on a day off. */
function expectedOn(day: string, from: string): string {
  const off = dayOff(day);
  return off ? `${dayBeside(day, from)} (${off}: ask when you call)` : dayBeside(day, from);
}

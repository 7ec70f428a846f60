import { dayBeside, dayOff, holidaysLeftOut, reportDates } from "#domain/report-dates.ts";
import { reportTime } from "#domain/durations.ts";
import type { Report } from "#schemas/listed.ts";
import { Table } from "#ui/tables/Table.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  /** The day from which is counted; none before somebody has asked. */
  from: string | undefined;
  reports: readonly Report[];
};

/** When each report is expected that is begun on a day, and what the count left out. */
export function ExpectedDates({ from, reports }: Props) {
  const expected = from ? reports.map((report) => ({ report, dates: reportDates(report, from) })) : [];
  const last = expected
    .filter(({ report }) => report.unit === "business days")
    .reduce((latest, { dates }) => (dates.last > latest ? dates.last : latest), "");
  return (
    <>
      <div role="status">
        {from && (
          <Text>
            Counted from <b>{dayBeside(from)}</b>, which itself does not count.
            {holidaysLeftOut(from, last).map(({ day, name }) => ` ${dayBeside(day, from)}, is left out: ${name}.`)}
          </Text>
        )}
      </div>
      {from && (
        <Table
          caption="Reports and the dates on which they are expected"
          heads={["Report", "Earliest", "Latest"]}
          rows={expected.map(({ report, dates: { first, last: end } }) => ({
            id: report.id,
            name: `${report.name}, ${reportTime(report)}`,
            cells: [first ? expectedOn(first, from) : "By then", expectedOn(end, from)],
          }))}
        />
      )}
    </>
  );
}

/** A day; where hours end on one on which nobody may work, with that said. */
function expectedOn(day: string, from: string): string {
  const off = dayOff(day);
  return off ? `${dayBeside(day, from)} (${off}: ask when you call)` : dayBeside(day, from);
}

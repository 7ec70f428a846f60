import { reportTime } from "#domain/durations.ts";
import type { CaseService, Report } from "#schemas/listed.ts";
import { ComparedRows } from "./ComparedRows.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Text } from "#ui/text/Text.tsx";
import { ValueList } from "#ui/lists/ValueList.tsx";

type Props = { services: readonly CaseService[]; reports: readonly Report[] };

/** The three medical-legal services, compared by what an attorney has to know before asking for one. */
export function CaseServices({ services, reports }: Props) {
  return (
    <Section id="services">
      <SectionHead
        section="services"
        title="Three services for a case"
        lead="They differ in one thing: whether the doctor treats, examines once, or only reads."
        arrange="split"
      />
      <ComparedRows
        heads={["What it holds", "Relationship", "Time"]}
        rows={services.map((service) => ({
          ...service,
          cells: [service.holds, service.relationship, <Times key="times" service={service} reports={reports} />],
        }))}
      />
    </Section>
  );
}

function Times({ service, reports }: { service: CaseService; reports: readonly Report[] }) {
  const own = reports.filter(({ id }) => service.reports.includes(id));
  const order = (report: Report) => service.reports.indexOf(report.id);
  own.sort((first, second) => order(first) - order(second));
  return (
    <>
      <ValueList values={own.map((report) => ({ name: report.name, value: reportTime(report) }))} />
      {service.note && (
        <Text variant="small" tone="soft">
          {service.note}
        </Text>
      )}
    </>
  );
}

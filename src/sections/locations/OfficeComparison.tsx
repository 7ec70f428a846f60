import type { ReactNode } from "react";
import { hoursByDay } from "#domain/hours.ts";
import { servicesByOffices } from "#domain/offices.ts";
import type { Office } from "#schemas/office.ts";
import type { Service } from "#schemas/service.ts";
import { PlaceTable } from "./PlaceTable.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";

type Props = {
  offices: readonly Office[];
  services: readonly Service[];
  /** Name of the only office with EMG/NCS. */
  emgOffice: string;
  /** What stands over the table. */
  children?: ReactNode;
};

/** From 8 AM to 6 PM, or as far as the hours reach. */
const workday = { from: 8, to: 18 };

/** Which office for which service, on which day: both offices in one table, all hours on one scale. */
export function OfficeComparison({ offices, services, emgOffice, children }: Props) {
  const weeks = offices.map(({ hours }) => hoursByDay(hours));
  const spans = weeks.flat().flatMap(({ span }) => span ?? []);
  const from = Math.floor(Math.min(workday.from, ...spans.map(({ opens }) => opens)));
  const to = Math.ceil(Math.max(workday.to, ...spans.map(({ closes }) => closes)));
  const days = weeks[0]?.map(({ days: day }, index) => ({
    name: day,
    cells: weeks.map((week) => {
      const { text = "", span, byAppointment } = week[index] ?? {};
      return { text, span: span && { from: span.opens, to: span.closes }, dashed: byAppointment };
    }),
  }));
  return (
    <Section id="compare" variant="sunk">
      <SectionHead
        section="compare"
        title="Which office, on which day"
        lead={`EMG/NCS testing is done only in ${emgOffice}. For a day by appointment, call that office.`}
        arrange="split"
      />
      {children}
      <PlaceTable
        caption="The offices compared: services, and hours on each day"
        columns={offices.map(({ name }) => name)}
        groups={[
          { title: "Services", rows: servicesByOffices(services, offices) },
          { title: "Days", scale: { from, to, labels: [hourLabel(from), hourLabel(to)] }, rows: days ?? [] },
        ]}
      />
    </Section>
  );
}

function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}

import type { ReactNode } from "react";
import { hoursLinesBeside } from "#practice/hours.ts";
import { servicesByOffices } from "#practice/offices.ts";
import type { Office } from "#practice/practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { HoursAxis, HoursBar, hoursScale } from "#ui/tables/HoursTable.tsx";
import { Table } from "#ui/tables/Table.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./OfficeComparison.module.css";

type Props = {
  offices: readonly Office[];
  services: readonly Service[];
  /** Above the table. */
  children?: ReactNode;
};

/** Both offices in one table: services and hours on one scale. */
export function OfficeComparison({ offices, services, children }: Props) {
  const days = hoursLinesBeside(offices.map(({ hours }) => hours));
  const scale = hoursScale(days.flatMap(({ lines }) => lines));
  return (
    <Section
      id="compare"
      variant="sunk"
      title="Which office, on which day"
      lead="Call that office for a time before you come."
      arrange="split"
    >
      {children}
      <Table
        variant="places"
        caption="The offices compared: services, and hours on each day"
        heads={["", ...offices.map(({ name }) => name)]}
        groups={[
          {
            title: "Services",
            cells: offices.map(() => null),
            rows: servicesByOffices(services, offices).map(({ name, cells }) => ({
              id: name,
              name: <NoBreakText>{name}</NoBreakText>,
              cells: cells.map(({ text, ring }, index) => (
                <span key={index} className={ring ? styles.ring : undefined}>
                  <NoBreakText>{text}</NoBreakText>
                </span>
              )),
            })),
          },
          {
            title: "Days",
            cells: offices.map(({ id }) => <HoursAxis key={id} scale={scale} />),
            rows: days.map(({ days: names, lines }) => ({
              id: names,
              name: <NoBreakText>{names}</NoBreakText>,
              cells: lines.map((hours, office) => <HoursBar key={office} hours={hours} scale={scale} />),
            })),
          },
        ]}
      />
    </Section>
  );
}

import { accessNote, cityLine } from "#practice/offices.ts";
import { hoursLines } from "#practice/hours.ts";
import { contactCardHref, readablePhone, telHref } from "#practice/phone.ts";
import type { Office } from "#practice/practice-schema.ts";
import { OfficeDoor, type Doors } from "#pictures/OfficeDoor.tsx";
import { DirectionsButton } from "#parts/DirectionsButton.tsx";
import { OpenStatus } from "#parts/OpenStatus.tsx";
import { OfficeAccess } from "#parts/OfficeAccess.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { HoursTable } from "#ui/tables/HoursTable.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./ContactOffices.module.css";
import { OtherHoursList } from "#parts/OtherHoursList.tsx";

type Props = {
  offices: readonly Office[];
  doors: Doors;
  /** The name of the only office with EMG/NCS. */
  emgOffice: string;
  lead: string;
};

/** The offices: address, hours and directions. */
export function ContactOffices({ offices, doors, emgOffice, lead }: Props) {
  return (
    <Section
      id="offices"
      variant="ruled"
      title="Our two offices"
      lead={`${lead} ${accessNote(offices)}`.trim()}
      arrange="split"
    >
      <Columns split="6-6">
        {offices.map((office) => (
          <article key={office.id} className={styles.office} aria-labelledby={`office-${office.id}`} data-short="">
            <h3 id={`office-${office.id}`}>
              {office.name}
              {office.main && " (main office)"}
            </h3>
            <div className={styles.head}>
              <div className={styles.where}>
                <address>
                  {office.street}
                  <br />
                  {cityLine(office)}
                </address>
                <p className={styles.call}>
                  <a href={telHref(office.phone)}>{readablePhone(office.phone)}</a>
                  <OpenStatus {...office} />
                </p>
                <div data-screen-only="">
                  <a href={contactCardHref(office.id)}>{`Save the ${office.name} office to your contacts`}</a>
                </div>
              </div>
              <OfficeDoor office={office} doors={doors} />
            </div>
            <HoursTable caption={`${office.name} office hours (New York time)`} lines={hoursLines(office.hours)} />
            <OtherHoursList entries={office.otherHours} />
            <OfficeAccess office={office} />
            {office.name === emgOffice && (
              <Text variant="small">EMG/NCS (nerve and muscle testing) is done only here.</Text>
            )}
            <DirectionsButton office={office} />
          </article>
        ))}
      </Columns>
    </Section>
  );
}

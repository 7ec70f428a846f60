import { cityLine } from "#practice/offices.ts";
import { hoursLines } from "#practice/hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { messageHref } from "#routes.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Office } from "#practice/practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { DirectionsButton } from "#parts/DirectionsButton.tsx";
import { OfficeAccess } from "#parts/OfficeAccess.tsx";
import { OpenStatus } from "#parts/OpenStatus.tsx";
import { Button } from "#ui/links/Button.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { HoursTable } from "#ui/tables/HoursTable.tsx";
import { OfficeDoor, type Doors } from "#pictures/OfficeDoor.tsx";
import { MapSheet } from "./MapSheet.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Offices.module.css";
import { OtherHoursList } from "#parts/OtherHoursList.tsx";

type Props = {
  offices: readonly Office[];
  services: readonly Service[];
  network: readonly Site[];
  doors: Doors;
};

/** The offices: each with its door, address, line and hours, beside its map and the way there. */
export function Offices({ offices, services, network, doors }: Props) {
  return (
    <Wrap>
      {offices.map((office) => (
        <article key={office.id} className={styles.place} id={office.id} aria-labelledby={`${office.id}-title`}>
          <Door office={office} doors={doors} site={network.find(({ id }) => id === office.site)} />
          <Around office={office} services={services.filter((service) => service.offices.includes(office.id))} />
        </article>
      ))}
    </Wrap>
  );
}

/** The name of an office in display size, its door, address, line, the buttons and its hours. */
function Door({ office, doors, site }: { office: Office; doors: Doors; site: Site | undefined }) {
  const { id, name, main, street, phone, about, hours, otherHours } = office;
  return (
    <div className={styles.door}>
      <div>
        {main && <Text variant="small">Main office</Text>}
        <h2 id={`${id}-title`} data-short="">
          {name}
        </h2>
      </div>
      <OfficeDoor office={office} doors={doors} />
      <address data-short="">
        <span>{street}</span>
        <span>{cityLine(office)}</span>
      </address>
      <p className={styles.call} data-short="">
        <a href={telHref(phone)}>{readablePhone(phone)}</a>
        <OpenStatus {...office} />
      </p>
      <div className={styles.ways}>
        <Button tone="primary" href={messageHref(id)}>
          {`Schedule at ${name} Office`}
        </Button>
        <DirectionsButton office={office} />
      </div>
      <Text>
        <NoBreakText>{about}</NoBreakText>
      </Text>
      {site && (
        <ArrowLink href={site.url} external nofollow={site.nofollow}>
          {`More on our ${site.title} site`}
        </ArrowLink>
      )}
      <div className={styles.hours} data-short="">
        <h3>Hours</h3>
        <HoursTable caption={`${name} office hours (New York time)`} lines={hoursLines(hours)} />
        <OtherHoursList entries={otherHours} />
      </div>
    </div>
  );
}

/** The map of an office, what is known of its access, its services and directions; folded on small screens. */
function Around({ office, services }: { office: Office; services: readonly Service[] }) {
  return (
    <NarrowFold label="Map, services and getting here">
      <Stack gap="wide">
        <MapSheet office={office} />
        <OfficeAccess office={office} />
        {/* Searches for a service lead to its own page. */}
        <div data-pagefind-ignore="">
          <Points title="Services here" columns={2} items={services.map(({ title }) => title)} />
        </div>
        <Stack>
          <h3>Getting here</h3>
          <DescriptionList variant="small" items={office.getting.map(({ by, text }) => ({ title: by, text }))} />
          <Text variant="small" tone="soft">
            Check mta.info before you travel.
          </Text>
        </Stack>
      </Stack>
    </NarrowFold>
  );
}

import { cityLine } from "#practice/offices.ts";
import { hoursLines } from "#practice/hours.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { messageHref } from "#routes.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Office } from "#practice/practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { OfficeAccess } from "#parts/OfficeAccess.tsx";
import { OpenStatus } from "#parts/OpenStatus.tsx";
import { Button } from "#ui/links/Button.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { HoursTable } from "#ui/tables/HoursTable.tsx";
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
};

/** The offices; every second one has its map at the left. */
export function Offices({ offices, services, network }: Props) {
  return (
    <Wrap>
      {offices.map((office, index) => (
        <article key={office.id} className={styles.place} id={office.id} aria-labelledby={`${office.id}-title`}>
          <div className={styles.top} data-mirrored={index % 2 === 1 || undefined}>
            <Head office={office} site={network.find(({ id }) => id === office.site)} />
            <MapSheet office={office} />
          </div>
          <Facts office={office} services={services.filter((service) => service.offices.includes(office.id))} />
        </article>
      ))}
    </Wrap>
  );
}

/** The name of an office in display size, its address, its line, and the buttons. */
function Head({ office, site }: { office: Office; site: Site | undefined }) {
  const { id, name, main, street, phone, about } = office;
  return (
    <div className={styles.head}>
      {main && <Text variant="small">Main office</Text>}
      <h2 id={`${id}-title`} data-short="">
        {name}
      </h2>
      <address data-short="">
        <span>{street}</span>
        <span>{cityLine(office)}</span>
      </address>
      <p className={styles.call} data-short="">
        <a href={telHref(phone)}>{readablePhone(phone)}</a>
        <OpenStatus {...office} />
      </p>
      <Text>
        <NoBreakText>{about}</NoBreakText>
      </Text>
      <Button tone="primary" href={messageHref(id)}>
        {`Schedule at ${name} Office`}
      </Button>
      {site && (
        <ArrowLink href={site.url} external nofollow={site.nofollow}>
          {`More on our ${site.title} site`}
        </ArrowLink>
      )}
    </div>
  );
}

/** Hours, services and directions of an office; the last two are folded on small screens. */
function Facts({ office, services }: { office: Office; services: readonly Service[] }) {
  const { name, hours, otherHours, getting } = office;
  return (
    <div className={styles.facts}>
      <Stack gap="wide">
        <div data-short="">
          <h3>Hours (New York time)</h3>
          <HoursTable caption={`${name} office hours`} lines={hoursLines(hours)} />
          <OtherHoursList entries={otherHours} />
        </div>
        <div>
          <h3>Access and languages</h3>
          <OfficeAccess office={office} />
        </div>
      </Stack>
      <NarrowFold label="Services and getting here">
        <Stack gap="wide">
          <Points title="Services here" columns={2} items={services.map(({ title }) => title)} />
          <Stack>
            <h3>Getting here</h3>
            <DescriptionList variant="small" items={getting.map(({ by, text }) => ({ title: by, text }))} />
            <Text variant="small" tone="soft">
              Check mta.info before you travel.
            </Text>
          </Stack>
        </Stack>
      </NarrowFold>
    </div>
  );
}

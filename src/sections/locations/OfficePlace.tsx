import { cityLine, mapFrameSrc, streetDescription } from "#domain/offices.ts";
import { hoursLines } from "#domain/hours.ts";
import { contactCardHref, readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Site } from "#schemas/listed.ts";
import type { Office } from "#schemas/office.ts";
import type { Practice } from "#schemas/practice.ts";
import type { Service } from "#schemas/service.ts";
import { ByPhone } from "#sections/ByPhone.tsx";
import { DirectionsButton } from "#sections/DirectionsButton.tsx";
import { OfficeAccess } from "#sections/OfficeAccess.tsx";
import { OpenStatus } from "#sections/OpenStatus.tsx";
import { Button } from "#ui/links/Button.tsx";
import { GoLink } from "#ui/links/GoLink.tsx";
import { HoursTable } from "#ui/tables/HoursTable.tsx";
import { LocatorMap } from "./LocatorMap.tsx";
import { MapSheet } from "./MapSheet.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Place, PlaceHead } from "./Place.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Words } from "#ui/text/Words.tsx";
import styles from "./OfficePlace.module.css";

type Props = {
  office: Office;
  practice: Practice;
  /** Those that this office offers. */
  services: readonly Service[];
  /** The sister site with more about it. */
  site: Site | undefined;
  /** The map at the left, the words at the right. */
  mirrored: boolean;
};

/** All about one office: where it is and how to call it beside its map, then when, what and how to get there. */
export function OfficePlace({ office, practice, services, site, mirrored }: Props) {
  const { id, name, main, street, phone, about, getting, hours, map } = office;
  return (
    <Place id={id}>
      <div className={styles.top} data-mirrored={mirrored || undefined}>
        <PlaceHead
          place={id}
          name={name}
          tag={main ? "Main office" : undefined}
          address={[street, cityLine(office)]}
          call={{ href: telHref(phone), number: readablePhone(phone), note: <OpenStatus hours={hours} /> }}
        >
          <Text>
            <Words>{about}</Words>
          </Text>
          <Button tone="primary" href={routes.contact}>
            {`Schedule at ${name} Office`}
          </Button>
          <ByPhone {...practice} />
          <div data-screen-only="">
            <GoLink href={contactCardHref(id)}>{`Save the ${name} office to your contacts`}</GoLink>
          </div>
          {site && (
            <GoLink href={site.url} external nofollow={site.nofollow}>
              {`More on our ${site.title} site`}
            </GoLink>
          )}
        </PlaceHead>
        <MapSheet
          map={
            <LocatorMap
              id={`${id}-map`}
              title={`Schematic map: the ${name} office is ${streetDescription(map)}. Not to scale.`}
              pin={`No. ${Number.parseInt(street)}`}
              {...map}
            />
          }
          note="Schematic, not to scale."
          action={<DirectionsButton office={office} />}
          live={{ place: `the ${name} office`, src: mapFrameSrc(office) }}
        />
      </div>
      <div className={styles.facts}>
        <div>
          <h3>Hours (New York time)</h3>
          <HoursTable caption={`${name} office hours`} lines={hoursLines(hours)} />
        </div>
        <Points title="Services here" items={services.map(({ title }) => title)} />
        <div className={styles.getting}>
          <h3>Getting here</h3>
          <DescriptionList variant="small" items={getting.map(({ by, text }) => ({ title: by, text }))} />
          <Text variant="small" tone="soft">
            Check mta.info before you travel.
          </Text>
          <h3>Access and languages</h3>
          <OfficeAccess office={office} />
        </div>
      </div>
    </Place>
  );
}

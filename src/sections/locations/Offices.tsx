import type { Site } from "#schemas/listed.ts";
import type { Office } from "#schemas/office.ts";
import type { Practice } from "#schemas/practice.ts";
import type { Service } from "#schemas/service.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { OfficePlace } from "./OfficePlace.tsx";

type Props = {
  practice: Practice;
  offices: readonly Office[];
  services: readonly Service[];
  network: readonly Site[];
};

/** The offices under each other, every second one mirrored. */
export function Offices({ practice, offices, services, network }: Props) {
  return (
    <Wrap>
      {offices.map((office, index) => (
        <OfficePlace
          key={office.id}
          office={office}
          practice={practice}
          services={services.filter((service) => service.offices.includes(office.id))}
          site={network.find(({ id }) => id === office.site)}
          mirrored={index % 2 === 1}
        />
      ))}
    </Wrap>
  );
}

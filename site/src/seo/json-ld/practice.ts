import type { MedicalClinic, MedicalOrganization, OpeningHoursSpecification, WebSite } from "schema-dts";
import { directionsHref } from "#practice/offices.ts";
import { routes } from "#routes.ts";
import type { Area } from "#locations/area-schema.ts";
import type { OtherHours } from "#practice/other-hours-schema.ts";
import type { Hours, Office, Practice } from "#practice/practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { careAt } from "./care.ts";
import { ids } from "./graph.ts";

/** A reference to the practice, the same on every page; only the home page has the full description. */
export function medicalOrganization({ site, name }: Practice) {
  const named = { "@type": "MedicalOrganization", "@id": ids.organization(site), name, url: `${site}/` } as const;
  return named satisfies MedicalOrganization;
}

/**
 * The full description of the practice.
 * @param offices referenced by id only: with a type they would be clinics without the name and address that search
 * engines require. The pages that show an office describe it.
 */
export function wholeOrganization(practice: Practice, offices: readonly Office[]): MedicalOrganization {
  const { site, phone, email } = practice;
  return {
    ...medicalOrganization(practice),
    logo: `${site}/icon-512.png`,
    telephone: phone,
    email,
    medicalSpecialty: "https://schema.org/Neurologic",
    department: offices.map(({ id }) => ({ "@id": ids.clinic(site, id) })),
  };
}

export function webSite({ site, name }: Practice): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.website(site),
    name,
    url: `${site}/`,
    publisher: { "@id": ids.organization(site) },
  };
}

/**
 * One office; a page that shows them adds the services and the areas served. Without coordinates: the practice has
 * confirmed none.
 */
export function medicalClinic(
  practice: Practice,
  office: Office,
  shown?: {
    services: readonly Pick<Service, "id" | "title" | "offices">[];
    areas: readonly Pick<Area, "name" | "state">[];
  },
): MedicalClinic {
  const { site } = practice;
  return {
    "@type": "MedicalClinic",
    "@id": ids.clinic(site, office.id),
    name: clinicName(practice, office),
    url: `${site}${routes.locations}`,
    parentOrganization: { "@id": ids.organization(site) },
    telephone: office.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.state,
      postalCode: office.zip,
      addressCountry: "US",
    },
    hasMap: directionsHref(office),
    medicalSpecialty: "https://schema.org/Neurologic",
    openingHoursSpecification: openingHours(office.hours),
    ...(office.otherHours.length > 0 && { specialOpeningHoursSpecification: specialHours(office.otherHours) }),
    ...(shown && {
      availableService: careAt(practice, shown.services, office.id),
      areaServed: shown.areas.map(({ name, state }) => ({ "@type": state ? "State" : "Place", name }) as const),
    }),
  };
}

function clinicName({ name }: Practice, office: Office): string {
  return `${name}, ${office.name}`;
}

/** The days with fixed times. Days by appointment and closed days are left out: neither may count as open. */
export function openingHours({ open }: Hours): OpeningHoursSpecification[] {
  return open.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  }));
}

/** Days with other hours; a closed day opens and closes at midnight, as search engines require. */
export function specialHours(otherHours: readonly OtherHours[]): OpeningHoursSpecification[] {
  return otherHours.map(({ from, to = from, opens = "00:00", closes = "00:00" }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  }));
}

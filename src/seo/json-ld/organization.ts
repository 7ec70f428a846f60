import type { MedicalOrganization, WebSite } from "schema-dts";
import type { Office } from "#schemas/office.ts";
import type { Practice } from "#schemas/practice.ts";
import { ids } from "./ids.ts";

/** The practice as schema.org sees it, with its offices as departments by their ids; a page that shows an office describes it. */
export function medicalOrganization(practice: Practice, offices: readonly Office[]): MedicalOrganization {
  const { site, name, phone, email } = practice;
  return {
    "@type": "MedicalOrganization",
    "@id": ids.organization(site),
    name,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    telephone: phone,
    email,
    medicalSpecialty: "https://schema.org/Neurologic",
    department: offices.map(({ id }) => ({ "@type": "MedicalClinic", "@id": ids.clinic(site, id) })),
  };
}

/** The site itself, published by the practice. */
export function webSite({ site, name }: Practice): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.website(site),
    name,
    url: `${site}/`,
    inLanguage: "en-US",
    publisher: { "@id": ids.organization(site) },
  };
}

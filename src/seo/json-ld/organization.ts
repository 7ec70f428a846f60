import type { MedicalOrganization, WebSite } from "schema-dts";
import type { Office, Practice } from "#schemas/practice.ts";
import { ids } from "./ids.ts";

/**
 * The practice as schema.org sees it, on every page under one name; the home page names its offices, too.
 * @param offices stand by their ids alone: with a type they would be clinics without a name and an address, which search
 * engines ask of every clinic. The page that shows an office describes it.
 */
export function medicalOrganization(practice: Practice, offices: readonly Office[] = []): MedicalOrganization {
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
    ...(offices.length > 0 && { department: offices.map(({ id }) => ({ "@id": ids.clinic(site, id) })) }),
  };
}

/** The site itself, published by the practice. */
export function webSite({ site, name }: Practice): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.website(site),
    name,
    url: `${site}/`,
    publisher: { "@id": ids.organization(site) },
  };
}

import type { AboutPage, BreadcrumbList, ContactPage, IndividualPhysician, MedicalWebPage, WebPage } from "schema-dts";
import type { Practice } from "#schemas/practice.ts";
import type { Page as DescribedPage } from "#seo/head.ts";
import { openingHours } from "./clinic.ts";
import { ids } from "./ids.ts";

/** What the structured data of a page says of it; the URL is whole. */
export type Page = Pick<DescribedPage, "url" | "title" | "description">;

/** An ordinary page about the practice. */
export function webPage({ site }: Practice, page: Page): WebPage {
  return { "@type": "WebPage", ...common(site, page) };
}

/** A page of medical information, and for whom it is written where it is written for one audience only. */
export function medicalWebPage(
  { site }: Practice,
  page: Page,
  { audience }: { audience?: "Patient" } = {},
): MedicalWebPage {
  return {
    "@type": "MedicalWebPage",
    ...common(site, page),
    ...(audience && { medicalAudience: { "@type": "MedicalAudience", audienceType: audience } }),
  };
}

/** The page about the practice. It names a physician only when the practice has confirmed one. */
export function aboutPage(practice: Practice, page: Page): AboutPage {
  const { site, physician } = practice;
  const organization = { "@id": ids.organization(site) };
  return {
    "@type": "AboutPage",
    ...common(site, page),
    mainEntity: organization,
    ...(physician && { about: [organization, individualPhysician(practice, physician)] }),
  };
}

function individualPhysician(
  { site, phone }: Practice,
  { name, credentials }: NonNullable<Practice["physician"]>,
): IndividualPhysician {
  return {
    "@type": "IndividualPhysician",
    "@id": ids.physician(site),
    name,
    description: credentials,
    telephone: phone,
    medicalSpecialty: "https://schema.org/Neurologic",
    practicesAt: { "@id": ids.organization(site) },
  };
}

/** The contact page, with the line on which appointments are made and when it is answered. */
export function contactPage({ site, phone, phoneHours }: Practice, page: Page): ContactPage {
  return {
    "@type": "ContactPage",
    ...common(site, page),
    mainEntity: {
      "@type": "ContactPoint",
      telephone: phone,
      contactType: "appointments",
      areaServed: "US-NY",
      hoursAvailable: openingHours(phoneHours),
    },
  };
}

/** The way to a page from the home page; the last crumb is the page itself. */
export function breadcrumbList(site: string, trail: readonly { href: string; label: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ href, label }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}

function common(site: string, { url, title, description }: Page) {
  return {
    "@id": ids.page(url),
    url,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@id": ids.website(site) },
  };
}

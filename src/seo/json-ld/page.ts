import type { BreadcrumbList, ContactPage, WebPage } from "schema-dts";
import type { Practice } from "#schemas/practice.ts";
import { openingHours } from "./clinic.ts";
import { ids } from "./ids.ts";

type Page = { url: string; title: string; description: string };

/** An ordinary page about the practice. */
export function webPage({ site }: Practice, page: Page): WebPage {
  return { "@type": "WebPage", ...common(site, page) };
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
    about: { "@id": ids.organization(site) },
  };
}

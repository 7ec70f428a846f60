import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  DefinedTermSet,
  FAQPage,
  IndividualPhysician,
  MedicalWebPage,
  WebPage,
} from "schema-dts";
import { plainText } from "#content/plain-text.ts";
import { glossaryHref, routes } from "#routes.ts";
import type { Faq } from "#faq/faq-schema.ts";
import type { GlossaryTerm } from "#glossary/glossary-term-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import type { Page as DescribedPage } from "#seo/head.ts";
import { ids } from "./graph.ts";
import { openingHours, specialHours } from "./practice.ts";

/** The data of a page for its structured data; the URL is absolute. */
export type Page = Pick<DescribedPage, "url" | "title" | "description"> & { language?: string };

export function webPage({ site }: Practice, page: Page): WebPage {
  return { "@type": "WebPage", ...common(site, page) };
}

/** A page of medical information, with its audience if it is for one audience only. */
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

/** A page in another language, and the path of the English page that it translates or summarizes. */
export function translatedPage(
  practice: Practice,
  page: Page & { language: string },
  english: string = routes.patients,
): MedicalWebPage {
  return {
    ...medicalWebPage(practice, page, { audience: "Patient" }),
    translationOfWork: { "@id": ids.page(new URL(english, practice.site).href) },
  } as MedicalWebPage;
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
  { name, board, npi }: NonNullable<Practice["physician"]>,
): IndividualPhysician {
  return {
    "@type": "IndividualPhysician",
    "@id": ids.physician(site),
    name,
    ...(board && { description: board }),
    ...(npi && { usNPI: npi }),
    telephone: phone,
    medicalSpecialty: "https://schema.org/Neurologic",
    practicesAt: { "@id": ids.organization(site) },
  };
}

/** The contact page, with the line for appointments and its hours. */
export function contactPage({ site, phone, phoneHours, otherHours }: Practice, page: Page): ContactPage {
  return {
    "@type": "ContactPage",
    ...common(site, page),
    mainEntity: {
      "@type": "ContactPoint",
      telephone: phone,
      contactType: "appointments",
      areaServed: "US-NY",
      hoursAvailable: [...openingHours(phoneHours), ...specialHours(otherHours)],
    },
  };
}

/** The breadcrumbs from the home page; the last one is the page itself. */
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

function common(site: string, { url, title, description, language = "en-US" }: Page) {
  return {
    "@id": ids.page(url),
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { "@id": ids.website(site) },
  };
}

/**
 * The questions of a page, word for word as the page shows them. Separate from the node of the page itself, which has
 * the language and the publisher.
 */
export function faqPage({ url }: Page, faqs: readonly Faq[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": ids.questions(url),
    isPartOf: { "@id": ids.page(url) },
    mainEntity: faqs.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answerHtml) },
    })),
  };
}

type Defined = Pick<GlossaryTerm, "id" | "term" | "name" | "meaning">;

/** The terms of the glossary, each with its anchor and the definition on the page. */
export function definedTermSet({ site }: Practice, { url, title }: Page, terms: readonly Defined[]): DefinedTermSet {
  return {
    "@type": "DefinedTermSet",
    "@id": ids.terms(url),
    name: title,
    inLanguage: "en-US",
    isPartOf: { "@id": ids.page(url) },
    hasDefinedTerm: terms.map(({ id, term, name, meaning }) => ({
      "@type": "DefinedTerm",
      "@id": site + glossaryHref(id),
      name: term,
      ...(name && { alternateName: name }),
      description: meaning,
    })),
  };
}

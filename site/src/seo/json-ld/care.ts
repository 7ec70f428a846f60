import type { ItemList, MedicalCondition, MedicalProcedure, MedicalTest, Service as ServiceNode } from "schema-dts";
import { firstParagraph } from "#content/plain-text.ts";
import { routes } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import type { Condition } from "#conditions/condition-schema.ts";
import type { Service, ServiceId } from "#services/service-schema.ts";
import { ids } from "./graph.ts";

/**
 * The schema.org type of each service. An IME is an opinion and not care, so it is no medical procedure.
 */
const kinds = {
  "emg-ncs-testing": "MedicalTest",
  "tbi-concussion-evaluation": "MedicalProcedure",
  "headache-neck-pain": "MedicalProcedure",
  "ime-reports": "Service",
  "neurological-assessment": "MedicalProcedure",
  "continuing-care": "MedicalProcedure",
} as const satisfies Readonly<Record<ServiceId, string>>;

type Offered = Pick<Service, "id" | "title" | "offices" | "bodyHtml">;

/** The services as one list, each with its anchor on the services page and the first paragraph there. */
export function serviceList({ site }: Practice, services: readonly Offered[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": ids.list(`${site}${routes.services}`),
    numberOfItems: services.length,
    itemListElement: services.map((service, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: serviceNode(site, service),
    })),
  };
}

/** The care that one office offers: the `availableService` of a clinic. The services page describes it. */
export function careAt({ site }: Practice, services: readonly Pick<Service, "id" | "offices">[], office: string) {
  return services
    .filter(({ id, offices }) => offices.includes(office) && kinds[id] !== "Service")
    .map(({ id }) => ({ "@id": ids.service(site, id) }));
}

/** Services for attorneys and insurers, none of which is care. */
export function legalServices(
  { site }: Practice,
  services: readonly { id: string; name: string; description: string }[],
): ServiceNode[] {
  return services.map(({ id, name, description }) => ({
    "@type": "Service",
    "@id": `${site}${routes.attorneys}#${id}`,
    name,
    serviceType: name,
    description,
    provider: { "@id": ids.organization(site) },
    areaServed: "US-NY",
  }));
}

function serviceNode(site: string, { id, title, bodyHtml }: Offered): MedicalTest | MedicalProcedure | ServiceNode {
  const said = { "@id": ids.service(site, id), name: title, description: firstParagraph(bodyHtml) };
  const kind = kinds[id];
  if (kind === "Service")
    return {
      "@type": kind,
      ...said,
      serviceType: title,
      provider: { "@id": ids.organization(site) },
      areaServed: "US-NY",
    };
  if (kind === "MedicalTest") return { "@type": kind, ...said };
  return { "@type": kind, ...said, procedureType: "https://schema.org/NoninvasiveProcedure" };
}

type Described = Pick<Condition, "id" | "title" | "bodyHtml" | "symptoms" | "service">;

const test: ServiceId = "emg-ncs-testing";

/**
 * The conditions, each with its anchor. The description is the first paragraph, which says what the condition is, not
 * its course; no drugs, prognoses or codes.
 */
export function medicalConditions({ site }: Practice, conditions: readonly Described[]): MedicalCondition[] {
  return conditions.map(({ id, title, bodyHtml, symptoms, service }) => ({
    "@type": "MedicalCondition",
    "@id": ids.condition(site, id),
    name: title,
    description: firstParagraph(bodyHtml),
    signOrSymptom: symptoms.map((name) => ({ "@type": "MedicalSymptom" as const, name })),
    ...(service === test && { typicalTest: { "@id": ids.service(site, test) } }),
  }));
}

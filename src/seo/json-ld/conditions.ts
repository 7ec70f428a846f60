import type { MedicalCondition } from "schema-dts";
import { firstParagraph } from "#domain/plain-text.ts";
import type { Condition, ServiceId } from "#schemas/services-and-conditions.ts";
import type { Practice } from "#schemas/practice.ts";
import { ids } from "./ids.ts";

type Described = Pick<Condition, "id" | "title" | "bodyHtml" | "symptoms" | "service">;

const test: ServiceId = "emg-ncs-testing";

/**
 * The conditions, each under its anchor. The description is the first paragraph, which says what the condition is and
 * not how it goes; drugs, outlooks and codes are for the exam room.
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

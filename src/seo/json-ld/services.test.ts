import { expect, test } from "vitest";
import type { ServiceId } from "#schemas/service.ts";
import { practice } from "../../../tests/support/practice.ts";
import { careAt, legalServices, serviceList } from "./services.ts";

const service = (id: ServiceId, offices: string[]) => ({
  id,
  title: `Title of ${id}`,
  offices,
  bodyHtml: "<p>What it is &amp; why.</p>\n<p>More.</p>",
});

const services = [
  service("emg-ncs-testing", ["pier"]),
  service("ime-reports", ["pier", "park"]),
  service("neurological-assessment", ["pier", "park"]),
];

const items = (serviceList(practice, services) as unknown as { itemListElement: { position: number; item: object }[] })
  .itemListElement;

test.each([
  { id: "emg-ncs-testing", type: "MedicalTest", because: "it measures" },
  { id: "ime-reports", type: "Service", because: "it is an opinion and not care" },
  { id: "neurological-assessment", type: "MedicalProcedure", because: "it is an exam" },
])("$id is a $type: $because", ({ id, type }) => {
  const found = items.find(({ item }) => "@id" in item && item["@id"] === `https://example.org/services#${id}`);
  expect(found?.item).toMatchObject({ "@type": type, name: `Title of ${id}`, description: "What it is & why." });
});

test("an exam does not open the body", () => {
  expect(items[2]?.item).toMatchObject({ procedureType: "https://schema.org/NoninvasiveProcedure" });
});

test("the list counts from one", () => {
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test("an office lists the care that it offers, and not that of the other one", () => {
  expect(careAt(practice, services, "pier")).toMatchObject([
    { "@type": "MedicalTest", name: "Title of emg-ncs-testing" },
    { "@type": "MedicalProcedure", name: "Title of neurological-assessment" },
  ]);
  expect(careAt(practice, services, "park")).toMatchObject([{ name: "Title of neurological-assessment" }]);
});

test("work for attorneys is a service of the practice", () => {
  expect(legalServices(practice, [{ id: "ime", name: "IME", description: "One exam." }])).toEqual([
    {
      "@type": "Service",
      "@id": "https://example.org/for-attorneys#ime",
      name: "IME",
      serviceType: "IME",
      description: "One exam.",
      provider: { "@id": "https://example.org/#org" },
      areaServed: "US-NY",
    },
  ]);
});

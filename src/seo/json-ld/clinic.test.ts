import { expect, test } from "vitest";
import type { Hours } from "#schemas/hours.ts";
import type { Office } from "#schemas/office.ts";
import { officeTexts, practice } from "../../../tests/support/practice.ts";
import { medicalClinic, openingHours } from "./clinic.ts";

const hours: Hours = {
  open: [
    { days: ["Monday", "Wednesday"], opens: "09:00", closes: "17:00" },
    { days: ["Friday"], opens: "10:00", closes: "12:30" },
  ],
  byAppointment: ["Tuesday", "Thursday"],
};

const office: Office = {
  id: "pier",
  order: 1,
  name: "Pier",
  main: true,
  phone: "+12125550101",
  street: "1 Pier St",
  city: "New York",
  state: "NY",
  zip: "10004",
  hours,
  ...officeTexts,
};

const clinic = medicalClinic(practice, office);

test("a day by appointment is never published as open", () => {
  const published = JSON.stringify(openingHours(hours));
  expect(published).not.toMatch(/Tuesday|Thursday/);
});

test("a closed day is left out: opening and closing at midnight could be read as open all day", () => {
  const published = JSON.stringify(openingHours(hours));
  expect(published).not.toMatch(/Saturday|Sunday|00:00/);
});

test("days with fixed times keep their own times", () => {
  expect(openingHours(hours)).toMatchObject([
    { dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Wednesday"], opens: "09:00", closes: "17:00" },
    { dayOfWeek: ["https://schema.org/Friday"], opens: "10:00", closes: "12:30" },
  ]);
});

test("an office has its own line, not that of the practice", () => {
  expect(clinic).toMatchObject({ telephone: "+12125550101", name: "Harbor Neurology, Pier" });
});

test.each([
  { property: "geo", because: "no coordinates are confirmed" },
  { property: "aggregateRating", because: "a business may not rate itself" },
  { property: "review", because: "nobody has written one" },
  { property: "physician", because: "no name is confirmed" },
])("an office publishes no $property: $because", ({ property }) => {
  expect(clinic).not.toHaveProperty(property);
});

test("the office belongs to the practice by the name that every page uses", () => {
  expect(clinic).toMatchObject({
    "@id": "https://example.org/locations#pier",
    parentOrganization: { "@id": "https://example.org/#org" },
  });
});

test("an office says what it offers and for whom only where the page shows it", () => {
  expect(clinic).not.toHaveProperty("availableService");
  expect(clinic).not.toHaveProperty("areaServed");
});

test("an office serves its areas by name, and a state as a state", () => {
  const areas = [
    { name: "Queens", state: false },
    { name: "New Jersey", state: true },
  ];
  expect(medicalClinic(practice, office, { services: [], areas })).toMatchObject({
    areaServed: [
      { "@type": "Place", name: "Queens" },
      { "@type": "State", name: "New Jersey" },
    ],
  });
});

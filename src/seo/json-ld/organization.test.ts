import { expect, test } from "vitest";
import type { Hours } from "#schemas/hours.ts";
import type { Office } from "#schemas/office.ts";
import { medicalClinic } from "./clinic.ts";
import { officeTexts, practice } from "../../../tests/support/practice.ts";
import { medicalOrganization, webSite } from "./organization.ts";

const hours: Hours = { open: [{ days: ["Monday"], opens: "09:00", closes: "17:00" }], byAppointment: ["Saturday"] };

const address = { street: "1 Pier St", city: "New York", state: "NY", zip: "10004" };
const offices: Office[] = ["pier", "park"].map((id, index) => ({
  id,
  order: index + 1,
  name: id,
  main: index === 0,
  phone: `+1212555010${index + 1}`,
  ...address,
  hours,
  ...officeTexts,
}));

test("the practice names its offices by the ids under which they describe themselves", () => {
  const departments = offices.map((office) => ({ "@id": medicalClinic(practice, office)["@id" as keyof object] }));
  expect(medicalOrganization(practice, offices)).toHaveProperty("department", departments);
});

test("the practice publishes its own line and address for mail", () => {
  expect(medicalOrganization(practice, offices)).toMatchObject({
    telephone: "+12125550100",
    email: "desk@example.org",
    url: "https://example.org/",
  });
});

test.each([
  { property: "physician", because: "no name is confirmed" },
  { property: "employee", because: "no name is confirmed" },
  { property: "aggregateRating", because: "a business may not rate itself" },
  { property: "memberOf", because: "a carrier that is accepted is not an association" },
])("the practice publishes no $property: $because", ({ property }) => {
  expect(medicalOrganization(practice, offices)).not.toHaveProperty(property);
});

test("the site is published by the practice", () => {
  expect(webSite(practice)).toMatchObject({ publisher: { "@id": "https://example.org/#org" } });
});

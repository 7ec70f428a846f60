import { expect, test } from "vitest";
import { practice } from "../../../tests/support/practice.ts";
import { aboutPage, breadcrumbList, contactPage, medicalWebPage, webPage } from "./page.ts";

const page = { url: "https://example.org/contact", title: "Contact", description: "How to reach us." };

test.each([
  { kind: "an ordinary page", node: webPage(practice, page) },
  { kind: "a page of medical information", node: medicalWebPage(practice, page) },
  { kind: "the page about the practice", node: aboutPage(practice, page) },
  { kind: "the contact page", node: contactPage(practice, page) },
])("$kind belongs to the site", ({ node }) => {
  expect(node).toMatchObject({
    "@id": "https://example.org/contact#page",
    isPartOf: { "@id": "https://example.org/#website" },
  });
});

test("the line for appointments is answered on days with fixed times, and by appointment is not answered", () => {
  const { mainEntity } = contactPage(practice, page) as { mainEntity?: unknown };
  expect(mainEntity).toMatchObject({
    telephone: "+12125550100",
    hoursAvailable: [{ dayOfWeek: ["https://schema.org/Monday"], opens: "09:00", closes: "18:00" }],
  });
  expect(JSON.stringify(mainEntity)).not.toContain("Saturday");
});

test("crumbs count from one and lead to whole addresses", () => {
  const trail = [
    { href: "/", label: "Home" },
    { href: "/contact", label: "Contact" },
  ];
  expect(breadcrumbList("https://example.org", trail)).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: "https://example.org/" },
      { position: 2, name: "Contact", item: "https://example.org/contact" },
    ],
  });
});

test("a medical page says for whom it is only when it is for one audience", () => {
  expect(medicalWebPage(practice, page)).not.toHaveProperty("medicalAudience");
  expect(medicalWebPage(practice, page, { audience: "Patient" })).toMatchObject({
    medicalAudience: { "@type": "MedicalAudience", audienceType: "Patient" },
  });
});

test("the page about the practice is mainly about the practice, and names no physician that is not confirmed", () => {
  const node = aboutPage(practice, page);
  expect(node).toMatchObject({ mainEntity: { "@id": "https://example.org/#org" } });
  expect(JSON.stringify(node)).not.toContain("Physician");
});

test("a confirmed physician practices here and has the practice’s line", () => {
  const physician = { name: "Ana Quay, MD", credentials: "Licensed in New York." };
  expect(aboutPage({ ...practice, physician }, page)).toMatchObject({
    about: [
      { "@id": "https://example.org/#org" },
      {
        "@type": "IndividualPhysician",
        name: "Ana Quay, MD",
        description: "Licensed in New York.",
        practicesAt: { "@id": "https://example.org/#org" },
      },
    ],
  });
});

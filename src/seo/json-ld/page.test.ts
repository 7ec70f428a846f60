import { expect, test } from "vitest";
import { practice } from "../../../tests/support/practice.ts";
import { breadcrumbList, contactPage, webPage } from "./page.ts";

const page = { url: "https://example.org/contact", title: "Contact", description: "How to reach us." };

test.each([
  { kind: "an ordinary page", node: webPage(practice, page) },
  { kind: "the contact page", node: contactPage(practice, page) },
])("$kind belongs to the site and is about the practice", ({ node }) => {
  expect(node).toMatchObject({
    "@id": "https://example.org/contact#page",
    isPartOf: { "@id": "https://example.org/#website" },
    about: { "@id": "https://example.org/#org" },
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

import { expect, test } from "vitest";
import { officeTexts, practice } from "../../../tests/support/fictional-practice.ts";
import { blog, blogPosting } from "./articles.ts";
import { graph } from "./graph.ts";
import { aboutPage, contactPage } from "./pages.ts";
import { medicalClinic } from "./practice.ts";

// site/tests/built/json-ld.test.ts tests built pages; these are cases that our content does not have.

const name = 'Harbor </script><script>alert("1")</script> & <!-- Sons';

test("no text can end the script element that holds the graph, and it parses to the same text", () => {
  const json = graph([{ "@type": "MedicalOrganization", name }]);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name }] });
});

const page = { url: "https://example.org/about", title: "About", description: "Who we are." };

test("an article that has not changed was last changed on the day it was written", () => {
  const article = {
    slug: "memory",
    title: "Memory",
    excerpt: "What helps.",
    date: "2026-09-08",
    category: "Brain Injury" as const,
    keywords: ["memory", "sleep"],
    words: 950,
    minutes: 5,
  };
  expect(blogPosting(practice, page, article)).toMatchObject({ dateModified: "2026-09-08" });
  expect(blog(practice, page, [article])).toMatchObject({ blogPost: [{ dateModified: "2026-09-08" }] });
});

test("a confirmed physician practices here and has the practice’s line", () => {
  const physician = { name: "Ana Quay, MD", board: "Board of a test", npi: "0000000000" };
  expect(JSON.stringify(aboutPage(practice, page))).not.toContain("Physician");
  expect(aboutPage({ ...practice, physician }, page)).toMatchObject({
    mainEntity: { "@id": "https://example.org/#org" },
    about: [
      { "@id": "https://example.org/#org" },
      {
        "@type": "IndividualPhysician",
        name: "Ana Quay, MD",
        description: "Board of a test",
        usNPI: "0000000000",
        telephone: practice.phone,
        practicesAt: { "@id": "https://example.org/#org" },
      },
    ],
  });
});

test("a closed day opens and closes at midnight, and other hours end with their last day", () => {
  const otherHours = [
    { from: "2026-12-24", reason: "Christmas Eve" },
    { from: "2026-12-28", to: "2026-12-30", opens: "10:00", closes: "14:00", reason: "Repairs" },
  ];
  const special = [
    { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "00:00", closes: "00:00" },
    { validFrom: "2026-12-28", validThrough: "2026-12-30", opens: "10:00", closes: "14:00" },
  ].map((days) => ({ "@type": "OpeningHoursSpecification", ...days }));
  const { phone, phoneHours: hours } = practice;
  const address = { street: "1 Pier Street", city: "New York", state: "NY", zip: "10004" };
  const office = { ...officeTexts, ...address, id: "pier", order: 1, name: "Pier", main: true, phone, hours };
  expect(medicalClinic(practice, { ...office, otherHours })).toMatchObject({
    specialOpeningHoursSpecification: special,
  });
  expect(medicalClinic(practice, office)).not.toHaveProperty("specialOpeningHoursSpecification");
  expect(contactPage({ ...practice, otherHours }, page)).toMatchObject({
    mainEntity: { hoursAvailable: [expect.objectContaining({ opens: "09:00" }), ...special] },
  });
});

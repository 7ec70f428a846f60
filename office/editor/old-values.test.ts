import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { oldValues } from "./old-values.ts";

const faq = "faqs/are-passengers-covered.md";
const withFact = (value: string, text: string) => {
  const files = new Map(contentFiles());
  files.set("facts.yaml", (files.get("facts.yaml") ?? "").replace(/^wait: .*$/m, `wait: ${value}`));
  return files.set(faq, `---\npage: faq\norder: 1\nquestion: Q?\n---\n\n${text}\n`);
};

test.each([
  { fact: "40 days", text: "Wait 40 days.", says: true },
  { fact: "40 days", text: "The 40-Day window.", says: true },
  { fact: "40 days", text: "Forty days are long.", says: true },
  { fact: "40 days", text: "Wait {wait}.", says: false },
  { fact: "40 days", text: "Wait 140 days, or 40 hours, or 40 business days.", says: false },
  { fact: "40 business days", text: "Wait 40 business-days.", says: true },
  { fact: "$41,000", text: "At most $41,000.", says: true },
  { fact: "$41,000", text: "At most $41,000,000 or so.", says: false },
])("“$text” says “$fact”: $says", ({ fact, text, says }) => {
  const places = oldValues(withFact(fact, text), withFact("three moons", text)).flatMap((one) => one.places);
  expect(places.some(({ collection }) => collection === "faqs")).toBe(says);
});

import { expect, test } from "vitest";
import { faqPage } from "./faq-page.ts";

const page = { url: "https://example.org/faq", title: "Questions", description: "Questions and answers." };
const faq = {
  id: "who-pays",
  page: "faq" as const,
  order: 1,
  question: "Who pays?",
  answerHtml: "<p>Ask <strong>your</strong> insurer.</p>\n<ul>\n<li>First</li>\n</ul>",
};

test("a question stands with its answer as text", () => {
  expect(faqPage(page, [faq])).toMatchObject({
    mainEntity: [
      {
        name: "Who pays?",
        acceptedAnswer: { text: "Ask your insurer. First." },
      },
    ],
  });
});

test("the questions are a part of their page and no second description of it", () => {
  const node = faqPage(page, [faq]);
  expect(node).toMatchObject({ isPartOf: { "@id": "https://example.org/faq#page" } });
  expect(node).not.toMatchObject({ "@id": "https://example.org/faq#page" });
});

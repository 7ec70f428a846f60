import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { practice } from "../../tests/support/practice.ts";
import { Footer } from "./Footer.tsx";

/** The links of the footer of a practice, by their words. */
function linksOf(shown: typeof practice): Map<string, string | null> {
  const { document } = parseHTML(
    renderToStaticMarkup(<Footer practice={shown} offices={[]} network={[]} year={2026} />),
  );
  return new Map(
    [...document.querySelectorAll("a")].map((link) => [link.textContent ?? "", link.getAttribute("href")]),
  );
}

test("the footer links to the Notice of Privacy Practices where the practice has published one", () => {
  const notice = "https://example.org/notice-of-privacy-practices.pdf";
  expect(linksOf({ ...practice, privacyPractices: notice }).get("Notice of Privacy Practices")).toBe(notice);
});

test("the footer promises no notice that does not exist", () => {
  expect([...linksOf(practice).keys()].join()).not.toContain("Notice of Privacy Practices");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Practice } from "#schemas/practice.ts";
import { PrivacyInShort } from "./PrivacyInShort.tsx";

const notice = "https://www.example.org/notice";

/** Where the short version leads, with the words of each link. */
function links(privacyPractices?: string) {
  const practice = { messageDelivery: false, phone: "+17185550142", privacyPractices } as Practice;
  const html = renderToStaticMarkup(<PrivacyInShort practice={practice} />);
  return new Map([...html.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, href, words]) => [href, words]));
}

test("once the practice has published its Notice of Privacy Practices, the page on privacy leads to it", () => {
  expect(links(notice).get(notice)).toBe("Notice of Privacy Practices");
});

test("while there is none, nothing on the page claims one", () => {
  expect([...links().values()].join()).not.toContain("Notice of Privacy Practices");
});

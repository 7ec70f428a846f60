import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Physician } from "./Physician.tsx";

const credentials = { url: "https://credentials.example.org/", nofollow: false };
const confirmed = { name: "Robin Sample", credentials: "Trained in a place that exists only in this test." };

/** What the biography says and where it leads. */
function biography(physician?: typeof confirmed) {
  const html = renderToStaticMarkup(<Physician physician={physician} credentials={credentials} />);
  const [, href] = /<a [^>]*href="([^"]*)"/.exec(html) ?? [];
  return { href, text: html.replace(/<[^>]*>/g, "") };
}

test("without a confirmed physician the biography names nobody and says where to read more", () => {
  expect(biography().text).toBe(
    "Details of the physician’s training and license are on the credentials site (external site).",
  );
});

test("a confirmed physician is named, with the credentials word for word", () => {
  const { text } = biography(confirmed);
  expect(text).toContain(confirmed.name);
  expect(text).toContain(confirmed.credentials);
  expect(text).not.toContain("Details of the physician");
});

test.each([
  { physician: undefined, because: "there is nowhere else to read it" },
  { physician: confirmed, because: "a reader may want to check" },
])("the biography leads to the credentials site: $because", ({ physician }) => {
  expect(biography(physician).href).toBe(credentials.url);
});

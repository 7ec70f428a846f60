import { expect, test } from "vitest";
import { letterAdvice } from "./letters.ts";

/** What is said of one character. */
const lacking = (letter: string) =>
  `The site’s fonts lack “${letter}”. Browsers show it in another font, so look at the page.`;

test.each(["Wojciech Błaszczyk", "Nguyễn Thị Hà", "İnci Şahin", "“½ to 1” …\nAnna’s, é"])(
  "the fonts of the site have every letter of “%s”",
  (text) => {
    expect(letterAdvice({ name: text, lines: [text], group: { name: text } }, text)).toEqual([]);
  },
);

test("accents beside their letters and characters of no width are saved otherwise, and nothing is said of them", () => {
  expect(letterAdvice({ name: "Nguye\u0302\u0303n\u200b \u202eAnna" }, undefined)).toEqual([]);
});

test.each(["ש", "🙂", "👩🏽‍⚕️", "Ж"])(
  "“%s” is named once, at its field, also in a list, a group and the text",
  (letter) => {
    const text = `Dr. ${letter}, and ${letter}`;
    const values = { name: "Anna", title: text, lines: ["One", text], people: [{ name: "Ben" }, { name: text }] };
    expect(letterAdvice(values, `## Heading\n\n${text}`)).toEqual([
      { path: ["title"], text: lacking(letter) },
      { path: ["lines", 1], text: lacking(letter) },
      { path: ["people", 1, "name"], text: lacking(letter) },
      { path: ["body"], text: lacking(letter) },
    ]);
  },
);

test("of many characters the first are named, in the order of the text", () => {
  const said = (title: string) => letterAdvice({ title }, undefined).map(({ text }) => text.replaceAll("\u200e", ""));
  expect(said("שלש")).toEqual([
    "The site’s fonts lack “ש”, “ל”. Browsers show them in another font, so look at the page.",
  ]);
  expect(said("Борис и Анна")).toEqual([
    "The site’s fonts lack “Б”, “о”, “р”, “и”, “с” and 3 more. Browsers show them in another font, so look at the page.",
  ]);
});

test("nothing is said of texts in other languages, whose pages have fonts of their own", () => {
  const title = "После аварии";
  expect(letterAdvice({ language: "ru", title }, title)).toEqual([]);
  expect(letterAdvice({ title }, undefined, "ru")).toEqual([]);
  expect(letterAdvice({ language: "en", title }, undefined)).toHaveLength(1);
});

test("nothing is said of addresses, which no page shows; the words of a link are shown", () => {
  const address = "https://he.example/שלום";
  expect(letterAdvice({ url: address, urls: [address] }, `See [this](${address}).`)).toEqual([]);
  expect(letterAdvice({}, `See [ש](${address}).`)).toEqual([{ path: ["body"], text: lacking("ש") }]);
});

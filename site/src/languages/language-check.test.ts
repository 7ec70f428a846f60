import { describe, expect, test } from "vitest";
import type { Language } from "./language-schema.ts";
import { fixedIn, textsOf, translationMistake } from "./language-check.ts";

const english = {
  id: "en",
  language: "en",
  name: "English",
  title: "After a crash",
  sections: {
    notice: { edition: 2, heading: "Within {noticeLimit} days", items: ["Send form NF-2.", "Call 911."] },
    letters: { edition: 1, items: [{ id: "exam", name: "An exam (IME)", text: "Go." }] },
  },
} as unknown as Language;

/** The same in Spanish, with one text changed. */
const spanish = (change: (page: string) => string = (page) => page) =>
  JSON.parse(
    change(
      JSON.stringify({
        id: "es",
        language: "es",
        name: "Español",
        title: "Después de un choque",
        sections: {
          notice: {
            edition: 2,
            heading: "En {noticeLimit} días",
            items: ["Envíe el formulario NF-2.", "Llame al 911."],
          },
          letters: { edition: 1, items: [{ id: "exam", name: "Un examen (IME)", text: "Vaya." }] },
        },
      }),
    ),
  ) as Language;

test("a translation with the same parts, numbers and names of forms has no mistake", () => {
  expect(translationMistake(spanish(), english)).toBeUndefined();
});

describe("a translation is refused", () => {
  test.each([
    { from: "{noticeLimit}", to: "20", says: "sections.notice.heading", because: "another number" },
    { from: "911", to: "112", says: "sections.notice.items.2", because: "another telephone number" },
    { from: "911", to: "৯১১", says: "sections.notice.items.2", because: "digits that are not Western" },
    { from: "NF-2", to: "NF-3", says: "sections.notice.items.1", because: "another form" },
    { from: " (IME)", to: "", says: "sections.letters.items.exam.name", because: "a name that is on the letter" },
    { from: ',"Llame al 911."', to: "", says: "sections.notice.items.2: missing", because: "a line that is missing" },
    { from: '"Vaya."', to: '"Vaya.","more":"Más."', says: "exam.more", because: "a line of its own" },
    { from: '"edition":2', to: '"edition":3', says: "notice → edition", because: "an edition that does not exist" },
  ])("for $because", ({ from, to, says }) => {
    expect(
      translationMistake(
        spanish((page) => page.replace(from, to)),
        english,
      ),
    ).toContain(says);
  });
});

test("numbers, placeholders and the names of forms must not change in a text", () => {
  expect(fixedIn("Send the NF-2 within {noticeLimit} days, by 2025, or pay on day 3; No-Fault pays $50,000.")).toEqual([
    "$50,000",
    "2025",
    "3",
    "NF-2",
    "No-Fault",
    "{noticeLimit}",
  ]);
});

test("texts are identified by their paths; codes, editions and people are not texts", () => {
  expect(textsOf(english).map(([place]) => place)).toEqual([
    "title",
    "sections.notice.heading",
    "sections.notice.items.1",
    "sections.notice.items.2",
    "sections.letters.items.exam.name",
    "sections.letters.items.exam.text",
  ]);
});

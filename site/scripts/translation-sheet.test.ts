import { expect, test } from "vitest";
import { contentFiles } from "#content/check.ts";
import { fixedIn, textsOf } from "#languages/language-check.ts";
import type { ClaimTexts } from "#tools/claim/texts-schema.ts";
import { backTranslation, pageSheets, toolFolders, toolSheets, translationSheet } from "./translation-sheet.ts";

const files = contentFiles();
const pages = pageSheets(files);

test.each(pages)("the sheet of $language has each English text beside its translation", (page) => {
  const sheet = translationSheet(page, page.english, {});
  expect(sheet).toContain(`<td>${page.english.title}</td><td lang="${page.language}"`);
  expect(sheet).toContain(`>${page.title}</td>`);
  expect(sheet).toContain(page.sections.notice.items[0]);
  expect(sheet).toContain("Checked by: ");
});

test("the sheet has the back-translation and the notes, and marks where the English text is newer", () => {
  const [page] = pages as [(typeof pages)[number]];
  const sheet = translationSheet({ ...page, old: ["sections.bring."] }, page.english, {
    title: "After a <collision>",
    notes: { title: "As clinics say it" },
  });
  expect(sheet).toContain("<td>After a &lt;collision&gt;</td><td>As clinics say it</td>");
  expect(sheet).toContain("sections.bring.items.1<br><b>The English text is newer.</b>");
});

test.each(toolSheets("claim", files))("the sheet of a tool in $language has the texts of its rules, too", (texts) => {
  const sheet = translationSheet(texts, texts.english, {});
  const { page, rules } = texts.english as unknown as ClaimTexts;
  expect(sheet).toContain(`<td>${page.title}</td><td lang="${texts.language}"`);
  expect(sheet).toContain(`<td class="place">rules.questions.travel.text</td><td>${rules?.questions[0]?.text}`);
});

const written = [undefined, ...toolFolders].flatMap((folder) =>
  (folder ? toolSheets(folder, files) : pages).flatMap((texts) => {
    const { path, back } = backTranslation(texts.id, folder);
    return back ? [{ path, back, texts }] : [];
  }),
);

test.each(written)(
  "$path has each text with its numbers, and its notes are about existing texts",
  ({ back, texts }) => {
    const { notes = {}, ...again } = back;
    const { english, old: _, ...own } = texts;
    const fixed = (all: object) =>
      Object.fromEntries(textsOf({ ...all }).map(([place, text]) => [place, [...new Set(fixedIn(text))]]));
    expect(fixed(again)).toEqual(fixed(own));
    const places = new Set(textsOf({ ...english }).map(([place]) => place));
    expect(Object.keys(notes).filter((place) => !places.has(place))).toEqual([]);
  },
);

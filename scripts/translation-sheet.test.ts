import { expect, test } from "vitest";
import { checkedEntries, contentFiles } from "#content-check.ts";
import { contentRules } from "#content-rules.ts";
import type { Language } from "#schemas/language.ts";
import { translationSheet } from "./translation-sheet.ts";

const files = contentFiles();
const [english, ...others] = checkedEntries(contentRules(files).languages, files)
  .map(({ id, data }) => ({ ...(data as Omit<Language, "id">), id }))
  .sort((first, second) => Number(second.id === "en") - Number(first.id === "en")) as [Language, ...Language[]];

test.each(others)("the sheet of $language has each English text beside its translation", (page) => {
  const sheet = translationSheet(page, english, {});
  expect(sheet).toContain(`<td>${english.title}</td><td lang="${page.language}"`);
  expect(sheet).toContain(`>${page.title}</td>`);
  expect(sheet).toContain(page.sections.notice.items[0]);
  expect(sheet).toContain("Checked by: ");
});

test("it has the back-translation, the notes, and where the English text is newer", () => {
  const [page] = others as [Language];
  const old = { ...page, sections: { ...page.sections, bring: { ...page.sections.bring, edition: 0 } } };
  const sheet = translationSheet(old, english, { title: "After a <collision>", notes: { title: "As clinics say it" } });
  expect(sheet).toContain("<td>After a &lt;collision></td><td>As clinics say it</td>");
  expect(sheet).toContain("sections.bring.items.1<br><b>The English text is newer.</b>");
});

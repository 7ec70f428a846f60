// npm run translation-sheet -- es: writes a page to print for whoever translates or checks a language.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { checkedEntries, contentFiles } from "#content-check.ts";
import { contentRules } from "#content-rules.ts";
import { textsOf } from "#domain/language-check.ts";
import { directionOf, partsBehind, source } from "#domain/languages.ts";
import type { Language } from "#schemas/language.ts";

/** What `content/back-translations/` holds of a language: its texts in English again, and notes by the places of texts. */
type Back = Record<string, unknown> & { notes?: Readonly<Record<string, string>> };

/**
 * The texts of a language beside the English ones, a back-translation and notes, as a page that prints.
 * @param back the back-translation, in the form of the language's file; where it has no text, its column is left free
 */
export function translationSheet(page: Language, english: Language, { notes = {}, ...back }: Back): string {
  const translated = new Map(textsOf(page));
  const again = new Map(textsOf(back));
  const behind = partsBehind(page, english);
  const rows = textsOf(english).map(([place, text]) => {
    const isOld = behind.some((part) => place.startsWith(`sections.${part}.`));
    const cells = [
      `<td class="place">${escaped(place)}${isOld ? "<br><b>The English text is newer.</b>" : ""}</td>`,
      `<td>${escaped(text)}</td>`,
      `<td lang="${page.language}" dir="${directionOf(page.language)}">${escaped(translated.get(place) ?? "")}</td>`,
      `<td>${escaped(again.get(place) ?? "")}</td>`,
      `<td>${escaped(notes[place] ?? "")}</td>`,
    ];
    return `<tr>${cells.join("")}</tr>`;
  });
  const people = [page.translator, page.checker].map((person) =>
    person ? `${escaped(person.name)}, ${escaped(person.qualification)}, ${person.on}` : "",
  );
  const heads = ["Text", "English", page.name, "Back-translation", "Notes"];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(page.name)}: translation sheet</title>
<style>
@page { size: letter landscape; margin: 12mm }
body { font: 11px/1.4 system-ui, sans-serif }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { border: 1px solid #888; padding: 4px 6px; text-align: start; vertical-align: top; overflow-wrap: anywhere }
thead { display: table-header-group }
tr { break-inside: avoid }
th:first-child, .place { width: 12%; color: #444; font-size: 9px }
[lang="ur"], [lang="bn"] { font-size: 13px; line-height: 1.7 }
</style>
<h1>${escaped(page.name)} (${page.language}), state: ${page.state}</h1>
<p>Translated by: ${people[0] || "nobody yet"}. Checked by: ${people[1] || "nobody yet"}. Words in {braces} are numbers; they stay as they are.</p>
<table>
<thead><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
<p>Qualification, date and signature of the person who checked: ______________________________________________</p>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

if (import.meta.main) {
  const [id = ""] = process.argv.slice(2);
  const files = contentFiles();
  const entries = checkedEntries(contentRules(files).languages, files);
  const all = entries.map(({ id: name, data }) => ({ ...(data as Omit<Language, "id">), id: name }));
  const page = all.find((one) => one.id === id);
  const english = all.find((one) => one.id === source);
  if (!page || !english || page === english) {
    const known = all.map((one) => one.id).filter((one) => one !== source);
    console.error(`Name a language: npm run translation-sheet -- ${known.join(" | ")}`);
    process.exit(1);
  }
  const path = `content/back-translations/${id}.yaml`;
  const back = existsSync(path) ? (parse(readFileSync(path, "utf8")) as Back) : {};
  mkdirSync(".cache", { recursive: true });
  const sheet = `.cache/translation-sheet-${id}.html`;
  writeFileSync(sheet, translationSheet(page, english, back));
  console.log(`${sheet}: open it in a browser, and print it.${existsSync(path) ? "" : ` ${path} is not there yet.`}`);
}

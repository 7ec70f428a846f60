// npm run translation-sheet -- es [claim]: writes a printable page for people who translate or check a language or a
// tool.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { checkedEntries, contentFiles, type Collection, type ContentFiles } from "#content/check.ts";
import { sourceOfClaim } from "#languages/rules.ts";
import { contentRules } from "#content/collections.ts";
import { textsOf } from "#languages/language-check.ts";
import { directionOf, partsBehind, source } from "#languages/languages.ts";
import { translatedTools } from "#languages/translated-tools.ts";
import type { Language } from "#languages/language-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { escaped } from "#seo/feed.ts";

/**
 * A file of `content/back-translations/`: the texts of a language translated back into English, and notes by text path.
 */
type Back = Record<string, unknown> & { notes?: Readonly<Record<string, string>> };

/** The texts of a language, their translators, and the path prefixes of outdated texts. */
type Sheet = Pick<Language, "language" | "name" | "state" | "translator" | "checker"> & { old?: readonly string[] };

/** The essential pages with what each translates. */
export function pageSheets(files: ContentFiles) {
  const all = textsIn<Language>(contentRules(files).languages, files);
  const english = all.find(({ id }) => id === source) as Language;
  return all
    .filter((page) => page !== english)
    .map((page) => ({ ...page, english, old: partsBehind(page, english).map((part) => `sections.${part}.`) }));
}

/** The folders of `content/` that hold texts of tools, and what each translates besides the English file in it. */
const folders = {
  "tool-frame": { collection: "toolFrame", sourceOf: undefined },
  claim: { collection: translatedTools.claim.collection, sourceOf: sourceOfClaim },
} as const;

type Folder = keyof typeof folders;
export const toolFolders = Object.keys(folders) as Folder[];

/** The texts of a tool, or those around all tools, in all languages with what each translates. */
export function toolSheets(folder: Folder, files: ContentFiles) {
  const names = new Map(pageSheets(files).map(({ id, name }) => [id, name]));
  const { collection, sourceOf } = folders[folder];
  const all = textsIn<ToolFrameTexts>(contentRules(files)[collection], files);
  const english = all.find(({ id }) => id === source) as ToolFrameTexts;
  return all
    .filter((texts) => texts !== english)
    .map((texts) => ({
      ...texts,
      name: names.get(texts.id) ?? texts.id,
      english: sourceOf ? sourceOf(english, files) : english,
      old: texts.edition < english.edition ? [""] : [],
    }));
}

/** The back-translation of a language’s page, or of its texts in a folder, if it exists; and its path. */
export function backTranslation(id: string, folder?: Folder): { path: string; back?: Back } {
  const path = `content/back-translations/${folder ? `${folder}/` : ""}${id}.yaml`;
  return existsSync(path) ? { path, back: parse(readFileSync(path, "utf8")) as Back } : { path };
}

function textsIn<T>(collection: Collection, files: ContentFiles): T[] {
  return checkedEntries(collection, files).map(({ id, data }) => ({ ...data, id }) as T);
}

/**
 * The texts of a language beside the English ones, a back-translation and notes, as a page that prints.
 * @param back the back-translation, in the form of the language's file; where it has no text, its column is left blank
 */
export function translationSheet(page: Sheet, english: Record<string, unknown>, { notes = {}, ...back }: Back): string {
  const translated = new Map(textsOf(page));
  const again = new Map(textsOf(back));
  const { old: behind = [] } = page;
  const rows = textsOf(english).map(([place, text]) => {
    const isOld = behind.some((part) => place.startsWith(part));
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
<p>Translated by: ${people[0] || "no one yet"}. Checked by: ${people[1] || "no one yet"}. Words in {braces} are numbers; they stay as they are.</p>
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

if (import.meta.main) {
  const [id = "", name] = process.argv.slice(2);
  const files = contentFiles();
  const tool = toolFolders.find((folder) => folder === name);
  const all = tool ? toolSheets(tool, files) : pageSheets(files);
  const page = all.find((one) => one.id === id);
  if (!page || tool !== name) {
    const known = all.map((one) => one.id).join(" | ");
    const tools = toolFolders.join(" | ");
    console.error(`Name a language, and a tool if you mean one: npm run translation-sheet -- ${known} [${tools}]`);
    process.exit(1);
  }
  const { path, back } = backTranslation(id, tool);
  mkdirSync(".cache", { recursive: true });
  const sheet = `.cache/translation-sheet-${[tool, id].filter(Boolean).join("-")}.html`;
  writeFileSync(sheet, translationSheet(page, page.english, back ?? {}));
  console.log(`${sheet}: open it in a browser, and print it.${back ? "" : ` ${path} does not exist yet.`}`);
}

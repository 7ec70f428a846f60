import type { z } from "astro/zod";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";

/** One entry as its file has it; `body` is the text under the fields of a Markdown file. */
export type Entry = { id: string; filePath: string; data: Record<string, unknown>; body: string };

/** A rule over a whole collection: what is wrong and how to fix it, or nothing when all is well. */
export type Rule = (entries: readonly Entry[]) => string | undefined;

/** One collection: its file or its folder, such as `offices/`, and what must hold for it. */
export type Collection<S extends z.ZodType = z.ZodType<Record<string, unknown>>> = {
  path: string;
  schema: S;
  placeholders: ReadonlySet<string>;
  rules: readonly Rule[];
  /** There may be no entry at all. */
  optional?: true;
};

/** The texts of all files in `content/`, by their paths there. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The folder that has `content/`: the one that the command runs in, or the nearest above it, as of a workspace. */
export function projectRoot(): string {
  const start = process.cwd();
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "content/practice.yaml"))) return folder;
    // Without that file, what reads `content/` says what is missing.
    if (folder === dirname(folder)) return start;
  }
}

/** Reads the files of `content/` in a folder. */
export function contentFiles(root = projectRoot()): ContentFiles {
  const paths = readdirSync(`${root}/content`, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    paths.filter(isContent).map((path) => [path, textOfFile(path, readFileSync(`${root}/content/${path}`))]),
  );
}

/** Whether a file in `content/` is part of the content, by its path there. */
export const isContent = (path: string) => /\.(md|yaml)$|^pictures\/[^/]+\.jpg$/.test(path);

/** The bytes of a file of `content/` as the text that `ContentFiles` has. */
export const textOfFile = (path: string, bytes: Buffer) => withoutTraces(bytes.toString(encodingOf(path)));

/** Some programs begin a file with a byte order mark or end its lines as Windows does, and nobody sees it. */
const withoutTraces = (text: string) => text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");

/** How the bytes of a file of `content/` are a text: a picture as base64. */
export const encodingOf = (path: string) => (path.endsWith(".jpg") ? "base64" : "utf8");

/**
 * The entries of a collection as its schema reads them, in the order of their ids.
 * @throws {Error} at a mistake, with the file, the field, and how to write it
 */
export function checkedEntries(
  { path, schema, placeholders, rules, optional }: Collection,
  files: ContentFiles,
): Entry[] {
  const entries = writtenEntries(path, files, optional).map(({ data, ...entry }) => {
    const result = schema.safeParse(data);
    if (!result.success)
      fail(entry.filePath, ...result.error.issues.map((issue) => `${entry.id} → ${explain(issue, data)}`));
    return { ...entry, data: result.data };
  });
  if (entries.length === 0 && !optional) fail(`content/${path}`, "Nothing is there; add at least one file.");
  for (const { filePath, data, body } of entries) {
    if (filePath.endsWith(".md") && !body.trim())
      fail(filePath, "The text is missing; write it below the second line of three dashes.");
    const refused = refusedIn(body);
    if (refused) fail(filePath, refused);
    for (const [whole, name = ""] of `${JSON.stringify(data)}${body}`.matchAll(/\{(\w+)\}/g))
      if (!placeholders.has(name))
        fail(filePath, `${whole} is not a known fact; use one of ${[...placeholders].join(", ")}.`);
  }
  for (const rule of rules) {
    const mistake = rule(entries);
    if (mistake) fail(`content/${path}`, mistake);
  }
  return entries;
}

/** A picture in Markdown; its file would be missing on the page, or come from another site. */
export const pictureInText = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g;

/** What is wrong with a Markdown text that holds a picture, or code, which would run or load something on a page. */
export function refusedIn(body: string): string | undefined {
  const [picture] = body.match(pictureInText) ?? [];
  if (picture)
    return `“${picture}” is a picture, and a text has none; say in words what it shows. Photographs have their places under “Pictures”.`;
  const [found] = /<(?!\/?aside>)[a-z/!?][^>]*>?|\]\(\s*<?(?:javascript|vbscript|data):[^)]*/i.exec(body) ?? [];
  return found && `“${found}” is code; write it in words. Only <aside> and </aside> may be in a text, for a note.`;
}

/** Whether a file is the one of a collection, or in its folder. */
export function isFileOf(path: string, file: string): boolean {
  return path.endsWith("/") ? file.startsWith(path) : file === path;
}

/**
 * A list gives one entry for each item and its `id`, with its place as `order`; a single object gives one entry named as
 * the file; a folder gives one for each file, or for each folder and its `index.md`.
 */
function writtenEntries(path: string, files: ContentFiles, optional = false): Entry[] {
  if (path.endsWith("/"))
    return [...files.keys()].filter((name) => name.startsWith(path)).map((name) => fileEntry(name, files));
  const filePath = `content/${path}`;
  const value = readYaml(path, files);
  if (value === null || (Array.isArray(value) && value.length === 0 && !optional))
    fail(filePath, `The list is empty; write ${optional ? "“[]” for none" : "at least one entry"}.`);
  if (!Array.isArray(value))
    return [{ id: path.replace(/\.\w+$/, ""), filePath, data: value as Entry["data"], body: "" }];
  const seen = new Set<string>();
  return value.map(({ id, ...data }: Record<string, unknown>, index) => {
    if (typeof id !== "string") fail(filePath, `Entry ${index + 1} has no id; add one, for example “id: brooklyn”.`);
    if ("order" in data) fail(filePath, `${id} → order: unknown key. The order in the file is the order on the page.`);
    if (seen.has(id)) fail(filePath, `The id “${id}” is there twice; give each entry an id of its own.`);
    seen.add(id);
    return { id, filePath, data: { ...data, order: index + 1 }, body: "" };
  });
}

/** A file or a folder with its `index.md`; where a date is not quoted, it stays as it was written. */
function fileEntry(path: string, files: ContentFiles): Entry {
  const filePath = `content/${path}`;
  const id = path.replace(/^[^/]*\/|(\/index)?\.\w+$/g, "");
  if (!path.endsWith(".md")) return { id, filePath, data: readYaml(path, files) as Entry["data"], body: "" };
  // The line break of the first dashes stays, so that line numbers are those of the file.
  const [whole, fields, body = ""] = /^---(\n.*?)^---$(.*)/ms.exec(files.get(path) ?? "") ?? [];
  if (whole === undefined || fields === undefined)
    fail(filePath, "Write the fields between two lines of three dashes at the top of the file.");
  return { id, filePath, data: (parseYaml(fields, filePath) ?? {}) as Entry["data"], body: body.trim() };
}

/** What a YAML file of `content/` holds; a mistake in it is reported with the file's name. */
export function readYaml(path: string, files: ContentFiles): unknown {
  const text = files.get(path);
  if (text === undefined) fail(`content/${path}`, "The file is missing; put it back.");
  return parseYaml(text, `content/${path}`);
}

function parseYaml(text: string, file: string): unknown {
  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake)
    fail(file, "The file cannot be read; look for a missing colon, quote or space near this place:", mistake.message);
  return document.toJS();
}

/** A mistake that Zod found, in the language of those who edit the file. */
function explain(issue: z.core.$ZodIssue, data: unknown): string {
  const field = issue.path.map((step) => (typeof step === "number" ? `entry ${step + 1}` : String(step))).join(" → ");
  const value = issue.path.reduce((inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step], data);
  if (issue.code === "unrecognized_keys")
    return `${field && `${field}: `}unknown key ${issue.keys.map((key) => `“${key}”`).join(", ")}. Check the spelling or remove it.`;
  if (value === undefined)
    return `${field}: missing. Add a line “${String(issue.path.at(-1))}: …”.${howToWrite(issue)}`;
  if (issue.code === "invalid_value")
    return `${field}: “${String(value)}” is not known here. Write one of: ${issue.values.join(", ")}.`;
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid"))
    return `${field}: Write ${shapes[issue.expected] ?? issue.expected}.`;
  return `${field}: ${issue.message}`;
}

const shapes: Readonly<Record<string, string>> = {
  string: "text, in quotes if it looks like a number or a date",
  number: "a number without quotes",
  boolean: "true or false",
  array: "a list in square brackets, or one entry a line, each after a dash",
  object: "its fields on the lines below, each further to the right",
};

/** How to write a missing field: our schema's message or the values it takes; nothing when Zod has only its own. */
function howToWrite(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value") return ` Write one of: ${issue.values.join(", ")}.`;
  return issue.message.startsWith("Invalid") ? "" : ` ${issue.message}`;
}

function fail(file: string, ...mistakes: string[]): never {
  const error = new Error(`Mistake in ${file}\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`);
  // The mistake is in content/: a stack would point its reader to code.
  error.stack = "";
  throw error;
}

import type { Loader, LoaderContext } from "astro/loaders";
import type { z } from "astro/zod";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseDocument } from "yaml";

/** An entry as Astro stores it. */
export type DataEntry = ReturnType<LoaderContext["store"]["values"]>[number];

/** A rule over a whole collection: what is wrong and how to mend it, or nothing when all is well. */
export type Rule = (entries: readonly DataEntry[]) => string | undefined;

/** Reads a YAML file under the project's root; a mistake in it is told with the file's name. */
export function readYaml(path: string, root: URL = pathToFileURL(`${process.cwd()}/`)): unknown {
  const url = new URL(path, root);
  if (!existsSync(url)) fail(path, "The file is missing; put it back.");
  return parseYaml(readFileSync(url, "utf8"), path);
}

/**
 * Reads one YAML file: a list gives one entry for each item and its `id`, with its place as `order`; a single
 * object gives one entry named as the file. Astro's own `file()` only logs an unreadable file and goes on without it.
 */
export function yamlFile(path: string): Loader {
  return {
    name: "yaml-file",
    async load(context) {
      const { config, parseData, store, watcher } = context;
      const filePath = fileURLToPath(new URL(path, config.root));
      const read = async () => {
        store.clear();
        for (const { id, data } of entriesOf(readYaml(path, config.root), path)) {
          if (store.has(id)) fail(path, `The id “${id}” stands twice; give each entry an id of its own.`);
          store.set({ id, data: await parseData({ id, data, filePath }), filePath: path });
        }
      };
      await read();
      watcher?.add(filePath);
      watcher?.on("change", (changed) => changed === filePath && void read());
    },
  };
}

function entriesOf(value: unknown, path: string): { id: string; data: Record<string, unknown> }[] {
  if (value === null || (Array.isArray(value) && value.length === 0))
    fail(path, "The list is empty; write at least one entry.");
  if (!Array.isArray(value)) return [{ id: path.replace(/^.*\/|\.yaml$/g, ""), data: { ...(value as object) } }];
  return value.map((item: Record<string, unknown>, index) => {
    const { id, ...data } = item;
    if (typeof id !== "string") fail(path, `Entry ${index + 1} has no id; add one, for example “id: brooklyn”.`);
    if ("order" in data) fail(path, `${id} → order: unknown key. The order in the file is the order on the page.`);
    return { id, data: { ...data, order: index + 1 } };
  });
}

/**
 * Makes a loader strict: a mistake stops the build with the file, the field, and how to write it.
 *
 * The store is emptied first, so that an entry is checked again even when only another file changed.
 */
export function checked(
  loader: Loader,
  schema: z.ZodType,
  placeholders: ReadonlySet<string>,
  rules: readonly Rule[],
): Loader {
  return {
    ...loader,
    async load(context) {
      const { collection, store, config } = context;
      const relative = (path: string) => path.replace(fileURLToPath(config.root), "");
      store.clear();
      const parseData: LoaderContext["parseData"] = async ({ id, data, filePath = collection }) => {
        const written = filePath.endsWith(".md") ? frontMatter(filePath, relative(filePath)) : data;
        const result = await schema.safeParseAsync(written);
        if (!result.success)
          fail(relative(filePath), ...result.error.issues.map((issue) => `${id} → ${explain(issue, written)}`));
        return result.data as typeof data;
      };
      await loader.load({ ...context, parseData }).catch((error: unknown) => {
        const { file } = (error as { loc?: { file?: string } }).loc ?? {};
        if (file) frontMatter(file, relative(file));
        throw error;
      });
      // In the order of their ids, whatever file was read first, so that a mistake is always told in the same words.
      const entries = store.values().sort((one, other) => one.id.localeCompare(other.id));
      if (entries.length === 0) fail(`content/${collection}`, "Nothing is there; add at least one file.");
      for (const { filePath = collection, data, body } of entries) {
        if (filePath.endsWith(".md") && !body?.trim())
          fail(filePath, "The text is missing; write it below the second line of three dashes.");
        for (const [whole, name = ""] of `${JSON.stringify(data)}${body ?? ""}`.matchAll(/\{(\w+)\}/g))
          if (!placeholders.has(name))
            fail(filePath, `${whole} is not a known fact; use one of ${[...placeholders].join(", ")}.`);
      }
      const files = new Set(entries.map(({ filePath }) => filePath));
      for (const rule of rules) {
        const mistake = rule(entries);
        if (mistake) fail(files.size === 1 ? [...files].join("") : `content/${collection}`, mistake);
      }
    },
  };
}

/**
 * The fields of a file as their author wrote them. Astro's own reader takes 2026-02-30 for the second of March without
 * a word, and where a file cannot be read at all it says so in the words of a programmer.
 */
function frontMatter(filePath: string, name: string): Record<string, unknown> {
  const text = readFileSync(filePath, "utf8");
  // The line break of the first dashes stays, so that line numbers are those of the file.
  const fields = filePath.endsWith(".md") ? /^---(\r?\n.*?)^---\r?$/ms.exec(text)?.[1] : text;
  if (fields === undefined) fail(name, "Write the fields between two lines of three dashes at the top of the file.");
  return (parseYaml(fields, name) ?? {}) as Record<string, unknown>;
}

function parseYaml(text: string, file: string): unknown {
  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake)
    fail(file, "The file cannot be read; look for a missing colon, quote or space near this place:", mistake.message);
  return document.toJS();
}

/** What Zod says of a mistake, in the words of somebody who edits the file. */
function explain(issue: z.core.$ZodIssue, data: unknown): string {
  const field = issue.path.map((step) => (typeof step === "number" ? `entry ${step + 1}` : String(step))).join(" → ");
  const value = issue.path.reduce((inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step], data);
  if (issue.code === "unrecognized_keys")
    return `${field && `${field}: `}unknown key ${issue.keys.map((key) => `“${key}”`).join(", ")}. Check the spelling or remove it.`;
  if (value === undefined) return `${field}: missing. Add a line “${String(issue.path.at(-1))}: …”.${ownWords(issue)}`;
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

/** How to write a missing field: our schema's own words, or the words it may hold; nothing when Zod speaks for itself. */
function ownWords(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value") return ` Write one of: ${issue.values.join(", ")}.`;
  return issue.message.startsWith("Invalid") ? "" : ` ${issue.message}`;
}

function fail(file: string, ...mistakes: string[]): never {
  const error = new Error(`Mistake in ${file}\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`);
  // The mistake is not in the code: a stack of code would only lead its reader away from the file.
  error.stack = "";
  throw error;
}

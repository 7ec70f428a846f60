import { parseDocument } from "yaml";
import type { ContentFiles } from "@practice/site/content/check.ts";
import type { EditorValue, EditorValues } from "./api-types.ts";
import { bodyOf, collectionsOf, partsOf, type Place } from "./entries.ts";
import { fileShape } from "./shapes.ts";
import { editYaml, styleOf, Unwritable } from "./yaml/edit.ts";
import { groupText } from "./yaml/new-entries.ts";
import { textOf } from "./yaml/match.ts";

/** The whole value of a file, as written. */
export function valueOf(path: string, text: string): EditorValue {
  return parseDocument(partsOf(path, text).yaml).toJS() as EditorValue;
}

/** The text of a file with a new value and a new body; everything else stays byte for byte. */
export function changedFile(
  { collection, path, index }: Pick<Place, "collection" | "path" | "index">,
  next: EditorValue,
  body: string | undefined,
  files: ContentFiles,
): string {
  const text = files.get(path) ?? "";
  const { before, yaml, after } = partsOf(path, text);
  const shape = fileShape(collectionsOf(files)[collection], index !== undefined);
  const changed = before + editYaml(yaml, next, shape) + changedBody(after, body);
  if (body !== undefined && bodyOf(path, changed) !== body) throw new Unwritable("The text would read otherwise.");
  return changed;
}

/** The Markdown from the second line of dashes on; unchanged lines keep their line endings. */
function changedBody(after: string, body: string | undefined): string {
  if (body === undefined) return after;
  const [, lead = "", old = "", tail = ""] = /^(---\r?\n?(?:\r?\n)*)(.*?)((?:\r?\n)*)$/s.exec(after) ?? [];
  if (old.replaceAll("\r\n", "\n") === body) return after;
  const eol = after.includes("\r\n") ? "\r\n" : "\n";
  const start = old === "" && !/\n\r?\n$/.test(lead) ? `---${eol}${eol}` : lead;
  return start + body.replaceAll("\n", eol) + (tail || eol);
}

/** The text of a new file in a folder, in the style of an existing one. */
export function newFile(
  { collection, path }: Pick<Place, "collection" | "path">,
  values: EditorValues,
  body: string | undefined,
  model: string | undefined,
  files: ContentFiles,
): string {
  const shape = fileShape(collectionsOf(files)[collection], false);
  const fields = groupText(values, shape, styleOf(partsOf(path, model ?? "").yaml), 0);
  const text = body === undefined ? `${fields}\n` : `---\n${fields}\n---\n\n${body}\n`;
  const read = textOf(valueOf(path, text)) === textOf(values) && bodyOf(path, text) === body;
  if (!read) throw new Unwritable("It would read otherwise.");
  return text;
}

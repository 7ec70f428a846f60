import { parseDocument } from "yaml";
import type { ContentFiles } from "@practice/site/content/check.ts";
import type { EditorValue, EditorValues } from "./api-types.ts";
import { bodyOf, collectionsOf, partsOf, whyUnreadable, type Place } from "./entries.ts";
import { textOf } from "./match.ts";
import { fileShape } from "./shapes.ts";
import { editYaml, Unwritable } from "./yaml.ts";

/** The whole value of a text of a file, as written. */
export function valueOf(path: string, text: string): EditorValue {
  return parseDocument(partsOf(path, text).yaml).toJS() as EditorValue;
}

/**
 * The whole value of a file that is to be changed.
 * @throws {Unwritable} when the file cannot be read
 */
export function readableValue(path: string, files: ContentFiles): EditorValue {
  const mistake = whyUnreadable(path, files);
  if (mistake) throw new Unwritable(mistake);
  return valueOf(path, files.get(path) ?? "");
}

/** The text of a file with a new value and, in a Markdown file, a new body. */
export async function changedFile(
  { collection, path, index }: Pick<Place, "collection" | "path" | "index">,
  next: EditorValue,
  body: string | undefined,
  files: ContentFiles,
): Promise<string> {
  const text = files.get(path) ?? "";
  const { before, yaml, after } = partsOf(path, text);
  const shape = fileShape(collectionsOf(files)[collection], index !== undefined);
  const isSame = body === undefined || body === bodyOf(path, text);
  return checked(path, before + (await editYaml(yaml, next, shape)) + (isSame ? after : bodyText(body)), next, body);
}

/** The text of a new file in a folder, with brackets where the model has them. */
export async function newFile(
  { collection, path }: Pick<Place, "collection" | "path">,
  values: EditorValues,
  body: string | undefined,
  model: string | undefined,
  files: ContentFiles,
): Promise<string> {
  const shape = fileShape(collectionsOf(files)[collection], false);
  const fields = await editYaml("", values, shape, partsOf(path, model ?? "").yaml);
  return checked(path, body === undefined ? fields : `---\n${fields}${bodyText(body)}`, values, body);
}

const bodyText = (body: string) => `---\n\n${body}\n`;

function checked(path: string, text: string, next: EditorValue, body: string | undefined): string {
  const isBody = body === undefined || bodyOf(path, text) === body;
  if (!isBody || textOf(valueOf(path, text)) !== textOf(next))
    throw new Unwritable("The text would read otherwise. Write it in another way, or ask a developer.");
  return text;
}

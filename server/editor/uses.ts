import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "#content-check.ts";
import type { EditorValue, EditorValues } from "#domain/editor.ts";
import { bodyOf, collectionsOf, placesOf, titleOf, writtenValues, type Place } from "./entries.ts";
import type { CollectionName } from "./view.ts";
import { isList, isRecord } from "./yaml/fresh.ts";

/** Code that may name an entry by its id. */
const code = "src/{pages,sections,islands,domain}/**/*.{astro,ts,tsx}";

/** What names an entry, in words: fields that choose it, links to it, lists of files, and code. */
export function usesOf(place: Place, files: ContentFiles, root: string): string[] {
  const { id, path, collection } = place;
  const isNamed = (key: string, text: string) =>
    (key !== "id" && text === id && collection !== "carriers") ||
    linkTo(id).test(text) ||
    (text === `content/${path}` && place.index === undefined);
  const content = (Object.keys(collectionsOf(files)) as CollectionName[]).flatMap((name) =>
    placesOf(name, collectionsOf(files)[name], files)
      .filter((other) => other.id !== id || other.path !== path)
      .flatMap((other) => {
        const values = writtenValues(other, files);
        const texts = { ...values, body: bodyOf(other.path, files.get(other.path) ?? "") };
        const names = says(texts, "", isNamed);
        return names ? [`“${titleOf(other.id, values)}” in content/${other.path}`] : [];
      }),
  );
  const inCode = globSync(code, { cwd: root })
    .filter((file) => !file.includes(".test.") && readFileSync(join(root, file), "utf8").includes(`"${id}"`))
    .map((file) => `${file}; ask a developer`);
  return [...new Set([...content, ...inCode])].sort();
}

/** A link to a page or a part of a page that has the name of the entry. */
const linkTo = (id: string) => new RegExp(`[/#]${id}(?![a-z0-9-])`);

function says(value: EditorValue | undefined, key: string, isNamed: (key: string, text: string) => boolean): boolean {
  if (typeof value === "string") return isNamed(key, value);
  if (isList(value)) return value.some((item) => says(item, key, isNamed));
  return isRecord(value) && Object.entries(value as EditorValues).some(([inner, one]) => says(one, inner, isNamed));
}

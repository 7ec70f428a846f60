import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "@practice/site/content/check.ts";
import { isList, isRecord, type EditorValue, type EditorValues } from "./api-types.ts";
import { bodyOf, collectionsOf, placesOf, titleOf, writtenValues, type Place } from "./entries.ts";
import { articleHref } from "@practice/site/routes.ts";
import { pageNames } from "@practice/site/content/fields.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import type { View } from "./view.ts";
import { views } from "./views.ts";

/** Code that may refer to an entry by its id. */
const code = "site/src/**/*.{astro,ts,tsx}";

/** What refers to an entry, in words: fields that choose it, links to it, lists of files, and code. */
export function usesOf(place: Place, files: ContentFiles, root: string): string[] {
  const { id, path, collection } = place;
  // Nothing names a review; its id is a word that many texts have, such as “law”.
  if (collection === "reviews") return [];
  const name = collection === "carriers" ? String(writtenValues(place, files).name) : undefined;
  const isNamed = (key: string, text: string) =>
    (name !== undefined && wordOf(name).test(text)) ||
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
        return names ? [placeInWords(other, values)] : [];
      }),
  );
  const inCode = globSync(code, { cwd: root })
    .filter((file) => !file.includes(".test.") && readFileSync(join(root, file), "utf8").includes(`"${id}"`))
    .map(codeInWords);
  return [...new Set([...content, ...inCode])].sort();
}

/** An entry by its title, its subject in the editor, and the page that shows it, if it names one. */
function placeInWords({ id, collection }: Place, values: EditorValues): string {
  const subject = Object.values<View>(views).find(({ from, only }) => !only && from.includes(collection))?.title;
  const page = pageNames[values.page as keyof typeof pageNames];
  const article = collection === "articles" ? articleHref(id) : undefined;
  return `“${titleOf(id, values)}” (${[subject, page, article].filter(Boolean).join(", ")})`;
}

/** A page by its URL; any other code by its file. */
function codeInWords(file: string): string {
  const page = /^site\/src\/pages\/(.*)\.astro$/.exec(file)?.[1];
  return page === undefined
    ? `A part of the site that only a developer can change (${file})`
    : `The page /${page.replace(/\/?index$/, "")} itself; only a developer can change it`;
}

/** A link whose last path segment or fragment is the entry's id. */
const linkTo = (id: string) => new RegExp(`[/#]${id}(?![a-z0-9-])`);

/** A name as a word of a sentence. */
const wordOf = (name: string) => new RegExp(`(?<!\\w)${RegExp.escape(name)}(?!\\w)`);

function says(value: EditorValue | undefined, key: string, isNamed: (key: string, text: string) => boolean): boolean {
  if (typeof value === "string") return isNamed(key, value);
  if (isList(value)) return value.some((item) => says(item, key, isNamed));
  return isRecord(value) && Object.entries(value as EditorValues).some(([inner, one]) => says(one, inner, isNamed));
}

import type { ContentFiles } from "@practice/site/content/check.ts";
import { withFacts } from "@practice/site/content/facts.ts";
import { plainText } from "./api-types.ts";
import { valueOf } from "#editor/change.ts";
import { bodyOf } from "#editor/entries.ts";
import { textsOf } from "#editor/find.ts";
import { factViews } from "#editor/read.ts";

/** This many adjacent words identify a place on a page; a shorter text is searched whole. */
const wordsTogether = 5;
const most = 200;

/** A few words of each new text in a change of `content/`, as its pages show it. */
export function newTexts(before: ContentFiles, after: ContentFiles): string[] {
  const [was, is] = [factsIn(before), factsIn(after)];
  const paths = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  const said = paths.flatMap((path) => {
    const old = new Set(phrasesIn(path, before, was));
    return phrasesIn(path, after, is).filter((phrase) => !old.has(phrase));
  });
  const facts = Object.entries(is).flatMap(([name, value]) => (was[name] === value ? [] : [value]));
  return [...new Set([...said, ...facts])].filter((phrase) => /\p{L}/u.test(phrase)).slice(0, most);
}

/** The values of facts by their names. */
export const factsIn = (files: ContentFiles) =>
  Object.fromEntries(factViews(files).map(({ name, value }) => [name, value]));

function phrasesIn(path: string, files: ContentFiles, facts: Readonly<Record<string, string>>): string[] {
  const text = files.get(path);
  if (text === undefined) return [];
  const texts = [...textsOf(valueOf(path, text)), ...textsOf(bodyOf(path, text))];
  return texts.flatMap((one) => phrasesOf(one, facts));
}

/** A text as its page shows it, in parts of a few adjacent words. */
export function phrasesOf(text: string, facts: Readonly<Record<string, string>>): string[] {
  const words = withoutMarks(withFacts(text, facts)).split(" ");
  const starts = Math.max(words.length - wordsTogether, 0) + 1;
  return Array.from({ length: starts }, (_, at) => words.slice(at, at + wordsTogether).join(" "));
}

/** A text without Markdown syntax. */
export function withoutMarks(text: string): string {
  return plainText(text.replace(/\]\([^)]*\)|<\/?aside>|^(#{1,6}|[-*]|\d+\.)\s|[[*_|]/gm, ""));
}

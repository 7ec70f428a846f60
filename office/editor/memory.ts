import type { ContentFiles } from "@practice/site/content/check.ts";
import type { EditorValue } from "./api-types.ts";
import { valueOf } from "./change.ts";
import { bodyOf } from "./entries.ts";
import { textOf } from "./yaml/match.ts";

const maxTexts = 50;

/** Earlier texts of files, as long as only this program writes them: undoing a change restores all of it. */
export type Memory = {
  earlier: (path: string, files: ContentFiles, next: EditorValue, body: string | undefined) => string | undefined;
  wrote: (path: string, before: string | undefined, after: string | undefined) => void;
};

type Known = { text: string; meaning: string };

export function createMemory(): Memory {
  const texts = new Map<string, Known[]>();
  const known = (path: string, text: string): Known => ({
    text,
    meaning: meaningOf(valueOf(path, text), bodyOf(path, text)),
  });
  return {
    earlier: (path, files, next, body) => {
      const all = texts.get(path) ?? [];
      // Someone else wrote the file: its earlier text is unknown.
      if (all.at(-1)?.text !== files.get(path)) return undefined;
      const meaning = meaningOf(next, body);
      return all.findLast((one) => one.meaning === meaning)?.text;
    },
    wrote: (path, before, after) => {
      if (before === undefined || after === undefined) return void texts.delete(path);
      const all = texts.get(path) ?? [];
      const chain = all.at(-1)?.text === before ? all : [known(path, before)];
      texts.set(path, [...chain, known(path, after)].slice(-maxTexts));
    },
  };
}

const meaningOf = (value: EditorValue, body: string | undefined) => JSON.stringify([textOf(value), body]);

import type { ContentFiles } from "#content-check.ts";
import type { EditorValue } from "#domain/editor.ts";
import { valueOf } from "./change.ts";
import { bodyOf } from "./entries.ts";
import { textOf } from "./yaml/match.ts";

const mostTexts = 50;

/** The earlier texts of files, for as long as only this program writes them: who takes a change back gets all of it back. */
export type Memory = {
  earlier: (path: string, files: ContentFiles, next: EditorValue, body: string | undefined) => string | undefined;
  wrote: (path: string, before: string | undefined, after: string | undefined) => void;
};

export function createMemory(): Memory {
  const texts = new Map<string, string[]>();
  return {
    earlier: (path, files, next, body) => {
      const known = texts.get(path) ?? [];
      // Somebody else wrote the file: what it was before is theirs to say.
      if (known.at(-1) !== files.get(path)) return undefined;
      return known.findLast((text) => bodyOf(path, text) === body && textOf(valueOf(path, text)) === textOf(next));
    },
    wrote: (path, before, after) => {
      const known = texts.get(path) ?? [];
      const chain = known.at(-1) === before ? known : [];
      if (before === undefined || after === undefined) texts.delete(path);
      else texts.set(path, [...(chain.length > 0 ? chain : [before]), after].slice(-mostTexts));
    },
  };
}

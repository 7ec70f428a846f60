import { useCallback, useMemo, useReducer } from "react";
import type {
  ConflictAnswer,
  EditorValue,
  EditorValues,
  EntryView,
  Field,
  FieldPath,
  MistakesAnswer,
  OldValue,
} from "#editor/api-types.ts";
import { ask, refusalOf } from "./api.ts";
import { without } from "./mistakes.ts";
import type { KeptDraft } from "./KeptDraft.tsx";
import { suggestionsFor } from "./suggestions.ts";
import { isSame, valueAt, withoutEmpty, withValue } from "./values.ts";
import { bodyKey, differencesOf, type Difference } from "./versions.ts";

type State = {
  /** The last known values on disk, and their version. */
  written: EditorValues;
  version: string;
  draft: EditorValues;
  /** The fields that the person has changed; in a new article the others follow its title and text. */
  touched: ReadonlySet<string>;
  /** Why the last save was rejected, and is still wrong. */
  mistakes: MistakesAnswer;
  /** What is wrong by the last check while writing. */
  noticed: MistakesAnswer;
  conflict?: ConflictAnswer;
  /** What was saved last, until the next change. */
  saved?: readonly Difference[];
  /** Texts that still spell out the previous value of a fact. */
  oldValues: readonly OldValue[];
  /** How often saving was rejected. */
  refusals: number;
};

const none: MistakesAnswer = { mistakes: [], general: [] };
/** Nothing is wrong, and nobody else changed it. */
const settled = { mistakes: none, noticed: none, conflict: undefined };

const bodyField: Field = {
  key: bodyKey,
  kind: "markdown",
  title: "Text",
  hint: "Write “## ” before a heading, or press a button. “Fact” puts in a number of the practice. Leave a word in curly brackets, such as {wait}, as it is: it is one.",
};

/** In a form, the text under the fields counts as a field. */
function fieldsOf({ fields, body }: Pick<EntryView, "fields" | "body">): readonly Field[] {
  return body === undefined ? fields : [...fields, bodyField];
}

export function valuesOf({ values, body }: Pick<EntryView, "values" | "body">): EditorValues {
  return body === undefined ? values : { ...values, [bodyKey]: body };
}

/** Whether there is something at a path; an empty field of a new entry is not a mistake until it is saved. */
function isWritten(values: EditorValues, path: FieldPath): boolean {
  const value = valueAt(values, path);
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "";
}

/** The mistakes of a rejected save that a later check still has. */
function stillIn({ mistakes, general }: MistakesAnswer, now: MistakesAnswer): MistakesAnswer {
  return {
    mistakes: mistakes.filter((one) => now.mistakes.some((other) => isSame(one, other))),
    general: general.filter((one) => now.general.includes(one)),
  };
}

/**
 * The unsaved changes of an entry. They are kept whatever the server responds, until saved or discarded.
 * @param id undefined for a new entry
 * @param isAdded whether the entry was just added
 */
export function useDraft(
  collection: string,
  id: string | undefined,
  entry: EntryView,
  { start, isAdded }: { start: EditorValues; isAdded: boolean },
) {
  const fields = useMemo(() => fieldsOf(entry), [entry]);
  const [state, set] = useReducer((old: State, next: (old: State) => Partial<State>) => ({ ...old, ...next(old) }), {
    written: id === undefined ? start : valuesOf(entry),
    version: entry.version,
    draft: start,
    touched: new Set<string>(),
    mistakes: none,
    noticed: none,
    oldValues: [],
    refusals: 0,
    ...(isAdded && { saved: [] }),
  });
  const { suggests } = entry;
  const filled = useCallback(
    ({ draft, touched }: State) => (suggests ? { ...draft, ...suggestionsFor(draft, touched) } : draft),
    [suggests],
  );
  const change = useCallback(
    (path: FieldPath, value: EditorValue | undefined) =>
      set((old) => ({
        draft: withValue(filled(old), path, value),
        touched: new Set([...old.touched, String(path[0])]),
        mistakes: without(old.mistakes, path),
        noticed: without(old.noticed, path),
        saved: undefined,
      })),
    [filled],
  );
  const draft = useMemo(() => filled(state), [filled, state]);

  const notice = useCallback(
    (noticed = none) => set((old) => ({ noticed, mistakes: stillIn(old.mistakes, noticed) })),
    [],
  );
  const values = useMemo(() => withoutEmpty(fields, draft), [fields, draft]);

  /** @throws {Error} when it is not saved; mistakes and conflicts are also in the state */
  const save = async () => {
    const { [bodyKey]: body, ...others } = values;
    const text = entry.body === undefined ? {} : { body: String(body ?? "") };
    const request = { collection, version: state.version, values: others, ...text };
    try {
      const answer = await (id === undefined ? ask("POST entry", request) : ask("PUT entry", { ...request, id }));
      const saved = differencesOf(fields, state.written, draft);
      const { version: next, oldValues = [] } = answer;
      set(() => ({ ...settled, written: draft, version: next, saved, oldValues }));
      return answer;
    } catch (error) {
      const refusal = refusalOf(error);
      if ("mistakes" in refusal)
        set(({ refusals }) => ({ mistakes: refusal, conflict: undefined, refusals: refusals + 1 }));
      else if ("values" in refusal) set(() => ({ conflict: refusal, mistakes: none }));
      throw error;
    }
  };

  return {
    ...state,
    draft,
    fields,
    change,
    save,
    /** Takes the mistakes of a check while writing. */
    notice,
    /** What would be saved. */
    values,
    /** The mistakes for the fields: those of the last save, and others where something is or was written. */
    allMistakes: [
      ...state.mistakes.mistakes,
      ...state.noticed.mistakes.filter(({ path }) => isWritten(draft, path) || isWritten(state.written, path)),
    ],
    isChanged: !isSame(values, withoutEmpty(fields, state.written)),
    discard: () => set(({ written }) => ({ ...settled, draft: written, touched: new Set(), saved: undefined })),
    /** Goes on with what was typed before, on the version that it was typed over. */
    restore: ({ draft, written, version }: KeptDraft) =>
      set(() => ({ ...settled, draft, written, version, touched: new Set(Object.keys(draft)) })),
    /** Continues from the values now on disk, with the merged draft. */
    settle: (draft: EditorValues, { version, ...theirs }: ConflictAnswer) =>
      set(() => ({ ...settled, draft, written: valuesOf(theirs), version })),
  };
}

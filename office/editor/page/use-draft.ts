import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  titleKeys,
  type ConflictAnswer,
  type EditorValue,
  type EditorValues,
  type EntryView,
  type Field,
  type FieldPath,
  type Mistake,
  type MistakesAnswer,
  type OldValue,
} from "#editor/api-types.ts";
import { ask, refusalOf } from "./api.ts";
import { keep, keptIn } from "./kept.ts";
import { idOf, without } from "./mistakes.ts";
import { suggestionsFor } from "./suggestions.ts";
import { useAutosave } from "./use-autosave.ts";
import { emptyValues, isSame, valueAt, withValue } from "./values.ts";
import { bodyKey } from "./versions.ts";

type State = {
  /** Undefined for a new entry, until it is saved. */
  id: string | undefined;
  /** Names the entry on the site and in `content/`. */
  key: string | undefined;
  /** What the server has, and its version. */
  written: EditorValues;
  version: string;
  draft: EditorValues;
  /** The fields that the person has changed; in a new article the others follow its title and text. */
  touched: readonly string[];
  /** Why the last save was rejected, as far as it is not changed since. */
  mistakes: MistakesAnswer;
  /** What is no mistake, and worth a look. */
  advice: readonly Mistake[];
  /** Any other reason. */
  problem: Error | undefined;
  conflict: ConflictAnswer | undefined;
  /** Whether somebody removed the entry meanwhile. */
  isGone: boolean;
  /** A few words of what was saved last, and how often something was saved. */
  texts: readonly string[];
  saves: number;
  /** Texts that still spell out the value of a fact on the site. */
  oldValues: readonly OldValue[];
};

/** What is kept in the browser. */
type Kept = Pick<State, "draft" | "version" | "touched">;

const none: MistakesAnswer = { mistakes: [], general: [] };
/** Nothing is wrong, and nobody else changed it. */
const settled = { mistakes: none, problem: undefined, conflict: undefined, isGone: false };

const bodyField: Field = {
  key: bodyKey,
  kind: "markdown",
  title: "Text",
  hint: "Select words and press a button. “Insert a fact” puts in a number of the practice.",
};

/** In a form, the text under the fields counts as a field. */
function fieldsOf({ fields, body }: Pick<EntryView, "fields" | "body">): readonly Field[] {
  return body === undefined ? fields : [...fields, bodyField];
}

export function valuesOf({ values, body }: Pick<EntryView, "values" | "body">): EditorValues {
  return body === undefined ? values : { ...values, [bodyKey]: body };
}

/** Whether there is something at a path; an empty field of a new entry is not a mistake yet. */
function isWritten(values: EditorValues, path: FieldPath): boolean {
  const value = valueAt(values, path);
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "";
}

/** A new entry gets its address from its title, so nothing is saved while that is being written. */
const isNaming = () => titleKeys.some((key) => document.activeElement?.id === idOf([key]));

function firstState(id: string | undefined, entry: EntryView, start: EditorValues, kept: Kept | undefined): State {
  return {
    ...{ id, key: entry.key, written: start, version: entry.version, advice: entry.advice },
    ...{ draft: kept?.draft ?? start, touched: kept?.touched ?? [] },
    ...settled,
    conflict: kept && kept.version !== entry.version ? entry : undefined,
    ...{ texts: [], saves: 0, oldValues: [] },
  };
}

type About = {
  collection: string;
  /** Undefined for a new entry. */
  id: string | undefined;
  entry: EntryView;
  /** Whose browser it is. */
  person: string;
  /** Called after each save. */
  onSaved: (id: string) => void;
};

/** The draft of an entry: saved by itself after each pause in typing, and kept in the browser until the server has it. */
export function useDraft({ collection, id: openedId, entry, person, onSaved }: About) {
  const fields = useMemo(() => fieldsOf(entry), [entry]);
  const nameOf = (id: string | undefined) => `${person} ${collection} ${id ?? ""}`;
  const [start] = useState(() =>
    valuesOf(openedId === undefined ? { ...entry, values: { ...emptyValues(fields), ...entry.values } } : entry),
  );
  const [kept] = useState(() => keptIn<Kept>(nameOf(openedId)));
  const [state, set] = useReducer(
    (old: State, next: (old: State) => Partial<State>) => ({ ...old, ...next(old) }),
    undefined,
    () => firstState(openedId, entry, start, kept),
  );
  const { id, written, version, touched, conflict, isGone } = state;
  const { suggests } = entry;
  const filled = useCallback(
    ({ draft, touched }: Pick<State, "draft" | "touched">) =>
      suggests ? { ...draft, ...suggestionsFor(draft, touched) } : draft,
    [suggests],
  );
  const change = useCallback(
    (path: FieldPath, value: EditorValue | undefined) =>
      set((old) => ({
        draft: withValue(filled(old), path, value) as EditorValues,
        touched: [...new Set([...old.touched, String(path[0])])],
        mistakes: { ...old.mistakes, mistakes: without(old.mistakes.mistakes, path) },
        advice: without(old.advice, path),
      })),
    [filled],
  );
  // The same until it is changed, so that what was refused is not sent again.
  const draft = useMemo(() => filled({ draft: state.draft, touched }), [filled, state.draft, touched]);
  const isChanged = !isSame(draft, written);
  const name = nameOf(id);

  useEffect(
    () => keep(name, isChanged ? ({ draft, version, touched } satisfies Kept) : undefined),
    [name, isChanged, draft, version, touched],
  );

  /** What the server said last, also while nothing is rendered any more; and what is typed now. */
  const server = useRef({ id, key: state.key, version });
  const typed = useRef(draft);
  useLayoutEffect(() => {
    server.current = { id, key: state.key, version };
    typed.current = draft;
  });
  const save = async () => {
    const { id, version } = server.current;
    if (conflict || isGone || (id === undefined && isNaming())) return false;
    const { [bodyKey]: body, ...others } = draft;
    const request = { collection, values: others, ...(entry.body !== undefined && { body: String(body ?? "") }) };
    try {
      const answer = await (id === undefined
        ? ask("POST entry", request)
        : ask("PUT entry", { ...request, id, version }));
      server.current = { ...server.current, ...answer };
      keep(name, undefined);
      const later = typed.current === draft ? undefined : { draft: typed.current, version: answer.version, touched };
      keep(nameOf(answer.id), later);
      // At once, because the next save begins with it.
      flushSync(() => set(({ saves }) => ({ ...settled, ...answer, written: draft, saves: saves + 1 })));
      onSaved(answer.id);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if ("mistakes" in refusal) set(() => ({ ...settled, mistakes: refusal }));
      else if ("values" in refusal) set(() => ({ ...settled, conflict: refusal }));
      else if ("isGone" in refusal) set(() => ({ ...settled, isGone: true }));
      else set(() => ({ problem: error as Error }));
      return false;
    }
  };
  const saveNow = useAutosave({ draft, isChanged, problem: state.problem, save });

  return {
    ...state,
    draft,
    fields,
    change,
    isChanged,
    saveNow,
    /** The key of the entry as of the last save. */
    keyNow: () => server.current.key,
    /** The mistakes for the fields: where something is or was written. */
    shownMistakes: state.mistakes.mistakes.filter(({ path }) => isWritten(draft, path) || isWritten(written, path)),
    /** Drops what is not saved; the rest is `POST discard` of the key. */
    drop: () => set(({ written }) => ({ ...settled, draft: written, touched: [] })),
    /** Continues from what is saved now, with the chosen version. */
    settle: (draft: EditorValues, { version, ...theirs }: ConflictAnswer) =>
      set(() => ({ ...settled, draft, written: valuesOf(theirs), version })),
    /** Makes a new entry of what is here, because the old one is gone. */
    addAgain() {
      keep(name, undefined);
      set(() => ({ ...settled, id: undefined, key: undefined, written: {} }));
    },
    isNew: id === undefined,
  };
}

export type DraftState = ReturnType<typeof useDraft>;

import type { EditorValue, EditorValues, FactView, Field, FieldPath, Mistake } from "#domain/editor.ts";

/** What every field of a form needs of it. */
export type Form = {
  collection: string;
  facts: readonly FactView[];
  mistakes: readonly Mistake[];
  /** What is on disk. */
  written: EditorValues;
  change: (path: FieldPath, value: EditorValue | undefined) => void;
  /** Asks which fact is to be put into a text, and gives it in braces. */
  pickFact: (insert: (text: string) => void) => void;
  /** Asks to which page of the site a text is to link. */
  pickPage: (insert: (address: string, label: string) => void) => void;
};

/** One field of a form, and where in the entry it is. */
export type FieldProps = { field: Field; path: FieldPath; value: EditorValue | undefined; form: Form };

/** A field and what its control shows: the label, a hint, and an error. */
export type InputProps = FieldProps & {
  /** The `id` of the control. */
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
};

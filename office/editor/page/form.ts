import type { EditorValue, EditorValues, FactView, Field, FieldPath, Mistake } from "#editor/api-types.ts";

/** What a form passes to every field. */
export type Form = {
  facts: readonly FactView[];
  mistakes: readonly Mistake[];
  /** What a writer may want to know of a field, and may ignore. */
  advice: readonly Mistake[];
  /** The values on disk. */
  written: EditorValues;
  change: (path: FieldPath, value: EditorValue | undefined) => void;
  /** Asks which fact to insert into a text; returns it in braces. */
  pickFact: (insert: (text: string) => void) => void;
  /** Asks which page of the site to link to. */
  pickPage: (insert: (address: string, label: string) => void) => void;
};

/** One field of a form, and its path in the entry. */
export type FieldProps = { field: Field; path: FieldPath; value: EditorValue | undefined; form: Form };

/** A field with the label, hint, advice, and error of its control. */
export type InputProps = FieldProps & {
  /** The `id` of the control. */
  name: string;
  label: string;
  hint: string | undefined;
  advice: string | undefined;
  error: string | undefined;
};

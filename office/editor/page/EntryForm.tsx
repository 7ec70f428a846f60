import { useEffect, useMemo, useRef, useState } from "react";
import type { CollectionsAnswer, CollectionView, EditorValues, EntryView, Field } from "#editor/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { refusalOf } from "./api.ts";
import { ConflictView } from "./ConflictView.tsx";
import styles from "./EntryForm.module.css";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Example } from "./Example.tsx";
import { FactText } from "./fields/FactText.tsx";
import { FieldInput } from "./fields/FieldInput.tsx";
import type { Form } from "./form.ts";
import { KeptDraftOffer } from "./KeptDraft.tsx";
import { PageBeside } from "./PagePane.tsx";
import { RemoveEntry } from "./RemoveEntry.tsx";
import { Rules } from "./Rules.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { OldValueList } from "./OldValueList.tsx";
import { useDraft, valuesOf } from "./use-draft.ts";
import { useIsWide, usePage } from "./use-page.ts";
import { usePicker } from "./use-picker.tsx";
import { emptyValues } from "./values.ts";
import { bodyKey } from "./versions.ts";

type Props = {
  all: CollectionsAnswer;
  collection: CollectionView;
  id: string | undefined;
  entry: EntryView;
  /** Whether it was just added. */
  isAdded: boolean;
  onChanged: (isChanged: boolean) => void;
  onSaved: (id: string) => void;
  onRemoved: () => void;
};

/** The form of one entry, with all its actions. */
export function EntryForm({ all, collection, id, entry, isAdded, onChanged, onSaved, onRemoved }: Props) {
  const [start] = useState(() =>
    id === undefined
      ? valuesOf({ ...entry, values: { ...emptyValues(entry.fields), ...entry.values } })
      : valuesOf(entry),
  );
  const draft = useDraft(collection.name, id, entry, { start, isAdded });
  const { fields, change, isChanged, mistakes, allMistakes, conflict, written, refusals } = draft;
  const { pick, picker } = usePicker(all);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const isShown = (isWide || isOpen) && conflict === undefined;
  const page = usePage({
    collection: collection.name,
    id,
    values: draft.values,
    isShown,
    onChecked: draft.notice,
  });
  const summary = useRef<HTMLDivElement>(null);
  const saving = useTask(async () => {
    const answer = await draft.save();
    onSaved(answer.id);
  });

  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const form: Form = useMemo(
    () => ({ collection: collection.name, facts: all.facts, mistakes: allMistakes, written, change, ...pick }),
    [collection.name, all.facts, allMistakes, written, change, pick],
  );
  const title = collection.entries.find((one) => one.id === id)?.title ?? collection.title;
  // These two are shown elsewhere.
  const refusal = refusalOf(saving.error);
  const isSaid = "mistakes" in refusal || "values" in refusal;

  return (
    <div className={styles.page}>
      <title>{`${title} · Site editor`}</title>
      <Heading>{id === undefined ? `New: ${collection.title}` : <FactText text={title} facts={all.facts} />}</Heading>
      <ErrorSummary ref={summary} {...mistakes} fields={fields} values={draft.draft} />
      <KeptDraftOffer
        storage={localStorage}
        name={`${all.person} ${collection.name} ${id ?? ""}`}
        now={isChanged ? { draft: draft.draft, written, version: draft.version } : undefined}
        onRestore={draft.restore}
      />
      {conflict && (
        <ConflictView
          fields={fields}
          mine={draft.draft}
          theirs={conflict}
          onSettle={(settled) => draft.settle(settled, conflict)}
        />
      )}
      {entry.example && <Example fields={fields} facts={all.facts} {...entry.example} />}
      <div className={styles.columns} data-beside={isShown && isWide ? "" : undefined}>
        <form
          className={styles.form}
          noValidate
          hidden={conflict !== undefined}
          onSubmit={(event) => {
            event.preventDefault();
            void saving.run();
          }}
        >
          {entry.rules && <Rules {...entry.rules} />}
          <Fields fields={fields} values={draft.draft} form={form} isFilled={entry.suggests ?? false} />
          {draft.oldValues.length > 0 && <OldValueList found={draft.oldValues} collections={all.collections} />}
          <SaveBar
            isNew={id === undefined}
            isChanged={isChanged}
            saved={draft.saved}
            oldValues={draft.oldValues.flatMap(({ places }) => places).length}
            busy={saving.busy}
            error={isSaid ? null : saving.error}
            onShowPage={isWide ? undefined : () => setOpen(true)}
            onDiscard={draft.discard}
          />
        </form>
        {isShown && <PageBeside state={page} isDialog={!isWide} onClose={() => setOpen(false)} />}
      </div>
      {id !== undefined && collection.canRemove && (
        <RemoveEntry collection={collection} id={id} title={title} version={draft.version} onRemoved={onRemoved} />
      )}
      {picker}
    </div>
  );
}

type FieldsProps = { fields: readonly Field[]; values: EditorValues; form: Form; isFilled: boolean };

/** The fields; where the page fills in most of them, first what only the writer knows. */
function Fields({ fields, values, form, isFilled }: FieldsProps) {
  const inputs = (shown: readonly Field[]) =>
    shown.map((field) => (
      <FieldInput key={field.key} field={field} path={[field.key]} value={values[field.key]} form={form} />
    ));
  if (!isFilled) return inputs(fields);
  const [first, rest] = ["title", bodyKey].reduce<[Field[], readonly Field[]]>(
    ([taken, left], key) => [
      [...taken, ...left.filter((one) => one.key === key)],
      left.filter((one) => one.key !== key),
    ],
    [[], fields],
  );
  return (
    <>
      {inputs(first)}
      <details className={styles.filled}>
        <summary>Summary, keywords and the rest</summary>
        <p>Today’s date is filled in, and what the title and the text suggest. Change what you like.</p>
        {inputs(rest)}
      </details>
    </>
  );
}

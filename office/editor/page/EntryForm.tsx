import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CollectionsAnswer, CollectionView, EditorValues, EntryView, Field, Mistake } from "#editor/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { ask } from "./api.ts";
import { ConflictView } from "./ConflictView.tsx";
import { DraftBar } from "./DraftBar.tsx";
import styles from "./EntryForm.module.css";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FactText } from "./fields/FactText.tsx";
import { FieldInput } from "./fields/FieldInput.tsx";
import type { Form } from "./form.ts";
import { GoneView } from "./GoneView.tsx";
import { Guide } from "./Guide.tsx";
import { OldValueList } from "./OldValueList.tsx";
import { PageBeside } from "./PagePane.tsx";
import { hrefOf } from "./places.ts";
import { RemoveEntry } from "./RemoveEntry.tsx";
import { useDraft } from "./use-draft.ts";
import { useIsWide } from "./use-is-wide.ts";
import { usePicker } from "./use-picker.tsx";
import { bodyKey } from "./versions.ts";

type Props = {
  all: CollectionsAnswer;
  collection: CollectionView;
  /** Undefined for a new entry. */
  id: string | undefined;
  entry: EntryView;
  /** Called when the entry is not there any more. */
  onRemoved: () => void;
  /** Called when it is again as it is on the site. */
  onDiscarded: () => void;
};

/** The form of one entry, which saves its draft by itself, with all actions on the entry. */
export function EntryForm({ all, collection, id: openedId, entry, onRemoved, onDiscarded }: Props) {
  const queries = useQueryClient();
  const draft = useDraft({
    collection: collection.name,
    id: openedId,
    entry,
    person: all.person,
    onSaved(id) {
      // Not a new place: the form stays as it is, unless it was left.
      if (location.hash === hrefOf({ at: "new", collection: collection.name }))
        history.replaceState(null, "", hrefOf({ at: "entry", collection: collection.name, id }));
      for (const name of ["collections", "publication"]) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  const { id, key, fields, mistakes, shownMistakes, conflict, isGone, written } = draft;
  const publication = useQuery({ queryKey: ["publication"], queryFn: () => ask("GET publication", {}) });
  const change = publication.data?.changes.find((one) => one.key === draft.key);
  const { pick, picker } = usePicker(all);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const isShown = (isWide || isOpen) && conflict === undefined;
  const summary = useRef<HTMLDivElement>(null);
  /** How often it had been saved when all mistakes were asked for. */
  const [askedAt, setAskedAt] = useState<number>();
  const isAsked = askedAt === draft.saves;
  const count = mistakes.mistakes.length + mistakes.general.length;
  // A text, so that the form stays the same with the same mistakes.
  const listed = JSON.stringify([isAsked ? mistakes.mistakes : shownMistakes, draft.advice]);
  const form: Form = useMemo(() => {
    const shared = { facts: all.facts, written, change: draft.change, ...pick };
    const [mistakes, advice] = JSON.parse(listed) as [Mistake[], Mistake[]];
    return { ...shared, mistakes, advice };
  }, [all.facts, listed, written, draft.change, pick]);

  const showMistakes = () => {
    flushSync(() => setAskedAt(draft.saves));
    summary.current?.focus();
  };
  const title = collection.entries.find((one) => one.id === id)?.title ?? collection.title;

  return (
    <div className={styles.page}>
      <title>{`${title} · Site editor`}</title>
      <Heading>{id === undefined ? `New: ${collection.title}` : <FactText text={title} facts={all.facts} />}</Heading>
      {isAsked && <ErrorSummary ref={summary} {...mistakes} fields={fields} values={draft.draft} />}
      {isGone && <GoneView canAdd={collection.canAdd} onAdd={draft.addAgain} />}
      {conflict && (
        <ConflictView
          fields={fields}
          mine={draft.draft}
          theirs={conflict}
          onSettle={(settled) => draft.settle(settled, conflict)}
        />
      )}
      <Guide entry={entry} fields={fields} facts={all.facts} />
      <div className={styles.columns} data-beside={isShown && isWide ? "" : undefined}>
        <form
          className={styles.form}
          noValidate
          hidden={conflict !== undefined}
          onSubmit={(event) => event.preventDefault()}
        >
          <Fields entry={entry} fields={fields} values={draft.draft} form={form} />
          {draft.oldValues.length > 0 && <OldValueList found={draft.oldValues} collections={all.collections} />}
          <DraftBar
            draft={draft}
            change={change}
            isListed={publication.isSuccess && !publication.isFetching}
            person={all.person}
            mistakes={count}
            onShowMistakes={showMistakes}
            onShowPage={isWide ? undefined : () => setOpen(true)}
            onDiscarded={openedId === undefined && key !== undefined ? onRemoved : onDiscarded}
          />
        </form>
        {isShown && (
          <PageBeside
            collection={collection.name}
            draft={draft}
            changes={change?.changes ?? []}
            isDialog={!isWide}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
      {id !== undefined && collection.canRemove && (
        <RemoveEntry collection={collection} id={id} title={title} version={draft.version} onRemoved={onRemoved} />
      )}
      {picker}
    </div>
  );
}

type FieldsProps = { entry: EntryView; fields: readonly Field[]; values: EditorValues; form: Form };

/** The fields. Of an entry with a text, first what everybody writes, then the text; the rest is folded. */
function Fields({ entry: { suggests, isArticle, body }, fields, values, form }: FieldsProps) {
  const inputs = (shown: readonly Field[]) =>
    shown.map((field) => (
      <FieldInput key={field.key} field={field} path={[field.key]} value={values[field.key]} form={form} />
    ));
  const isFirst = ({ key, optional }: Field) => key === bodyKey || (isArticle ? key === "title" : !optional);
  const rest = fields.filter((one) => !isFirst(one));
  if (body === undefined) return inputs(fields);
  return (
    <>
      {inputs(fields.filter(isFirst))}
      {rest.length > 0 && (
        <details className={styles.filled}>
          <summary>{isArticle ? "Summary, keywords and the rest" : "More, optional"}</summary>
          {suggests && <p>Today’s date is filled in, and what the title and the text suggest. Change what you like.</p>}
          {inputs(rest)}
        </details>
      )}
    </>
  );
}

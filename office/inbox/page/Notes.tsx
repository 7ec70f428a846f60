import { useState } from "react";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { Action } from "./Action.tsx";
import type { Note } from "./desk.ts";
import type { KeptNotes } from "./kept-notes.ts";
import styles from "./MessagePane.module.css";
import { PlainText } from "./PlainText.tsx";

/** The id of the field of a new note. */
export const noteId = "note";

type FormProps = {
  kept: KeptNotes;
  number: number;
  busy: boolean;
  onSave: (text: string, corrects?: number) => Promise<void>;
};
type Props = FormProps & { notes: readonly Note[]; me: number; now: number };

/** The desk's notes on a message. Input stays in the field until it is saved, corrections too. */
export function Notes({ notes, me, now, ...form }: Props) {
  const { kept, number } = form;
  const [correcting, setCorrecting] = useState(() => notes.find(({ id }) => kept.textOf(number, id))?.id);
  return (
    <section className={styles.notes} aria-labelledby="notes-title">
      <h3 id="notes-title">Staff notes</h3>
      {notes.length > 0 && (
        <ol role="list">
          {notes.map((note) => (
            <li key={note.id}>
              <Written note={note} now={now} />
              {note.id === correcting ? (
                <NoteForm {...form} corrected={note} onLeave={() => setCorrecting(undefined)} />
              ) : (
                note.by.id === me && (
                  <div>
                    <Action tone="quiet" label="Correct" onClick={() => setCorrecting(note.id)} />
                  </div>
                )
              )}
            </li>
          ))}
        </ol>
      )}
      <NoteForm {...form} />
    </section>
  );
}

/** A note, with what it said before it was corrected. */
function Written({ note: { at, by, text, before }, now }: { note: Note; now: number }) {
  return (
    <>
      <small>
        {by.name}, {moment(at, now)}
        {before.length > 0 && ", corrected"}
      </small>
      <PlainText text={text} />
      {before.length > 0 && (
        <details>
          <summary>Earlier version</summary>
          {before.map((old) => (
            <p key={old.id}>
              <small>{moment(old.at, now)}</small> <PlainText text={old.text} />
            </p>
          ))}
        </details>
      )}
    </>
  );
}

/** Writes a note, or a later text of one. */
function NoteForm({
  kept,
  number,
  corrected,
  busy,
  onSave,
  onLeave,
}: FormProps & { corrected?: Note; onLeave?: () => void }) {
  const start = corrected?.text ?? "";
  const [text, setText] = useState(() => kept.textOf(number, corrected?.id) || start);
  const type = (next: string) => {
    kept.keepText(number, next === start ? "" : next, corrected?.id);
    setText(next);
  };
  const leave = () => {
    type(start);
    onLeave?.();
  };
  return (
    <form
      method="dialog"
      data-screen-only=""
      onSubmit={(event) => {
        event.preventDefault();
        // An error is shown with the actions; the input is kept.
        if (!busy && text.trim() && text !== start) onSave(text, corrected?.id).then(leave, () => undefined);
      }}
    >
      <Field name={corrected ? `note-${corrected.id}` : noteId} label={corrected ? "Correct the note" : "New note"}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={5_000}
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key, ctrlKey, metaKey, currentTarget: { form } }) => {
              if (key === "Enter" && (ctrlKey || metaKey)) form?.requestSubmit();
            }}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Action type="submit" label={corrected ? "Save the correction" : "Save the note"} busy={busy} />
        {corrected && <Action tone="quiet" label="Leave it as it is" onClick={leave} />}
      </div>
    </form>
  );
}

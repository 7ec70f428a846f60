import { useState } from "react";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { Action } from "./Action.tsx";
import type { Note } from "./desk.ts";
import { moment } from "@practice/site/practice/practice-time.ts";
import styles from "./MessagePane.module.css";
import { PlainText } from "./PlainText.tsx";

type Props = { notes: readonly Note[]; now: number; busy: boolean; onSave: (text: string) => Promise<void> };

/** The desk's notes on a message. Input stays in the field until it is saved. */
export function Notes({ notes, now, busy, onSave }: Props) {
  const [text, setText] = useState("");
  const save = () =>
    onSave(text).then(
      () => setText(""),
      // The error is shown above; the input is kept.
      () => undefined,
    );
  return (
    <section className={styles.notes} aria-labelledby="notes-title">
      <h3 id="notes-title">Notes of the desk</h3>
      {notes.length > 0 && (
        <ol role="list">
          {notes.map(({ at, by, text: written }) => (
            <li key={`${at} ${written}`}>
              <small>
                {by}, {moment(at, now)}
              </small>
              <PlainText text={written} />
            </li>
          ))}
        </ol>
      )}
      <form
        method="dialog"
        data-screen-only=""
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void save();
        }}
      >
        <Field name="note" label="New note">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={5_000}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Action type="submit" label="Save the note" busy={busy} />
      </form>
    </section>
  );
}

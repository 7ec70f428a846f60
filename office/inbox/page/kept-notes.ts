import { useState } from "react";
import type { SealedText } from "#inbox/inbox.ts";
import type { Keys } from "./sealed.ts";

/** What is kept: notes by `nameOf`, and which message is open. */
type Kept = { notes: Readonly<Record<string, string>>; open?: number | undefined };

type Sealing = Pick<Keys, "read" | "sealNote">;
type Items = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** In `sessionStorage`: of this tab alone, and gone with it. A person sees only what they typed. */
const itemOf = (person: number) => `kept ${person}`;
/** A new note of a message, or a correction of the note `corrects`. */
const nameOf = (number: number, corrects?: number) => (corrects === undefined ? `${number}` : `${number}/${corrects}`);
/** A note is sealed for the number of its message; no message has this one. */
const noMessage = 0;

/**
 * What was typed and not saved, and the open message, of one person: it survives another message, the lock, and a
 * reload. Outside the memory of the unlocked page it is only sealed, numbers too.
 */
export class KeptNotes {
  readonly #keys: Sealing;
  readonly #item: string;
  readonly #storage: Items;
  #kept: Kept = { notes: {} };
  #saving: Promise<void> = Promise.resolve();

  private constructor(keys: Sealing, person: number, storage: Items) {
    this.#keys = keys;
    this.#item = itemOf(person);
    this.#storage = storage;
  }

  /** Opens what this person left, with keys that are unlocked; what does not open is dropped. */
  static async open(keys: Sealing, person: number, storage: Items) {
    const notes = new KeptNotes(keys, person, storage);
    try {
      const sealed = JSON.parse(storage.getItem(notes.#item) ?? "null") as SealedText | null;
      if (sealed) notes.#kept = JSON.parse(await keys.read(sealed, { number: noMessage, part: "note" })) as Kept;
    } catch {
      notes.#forget();
    }
    return notes;
  }

  get openNumber() {
    return this.#kept.open;
  }

  textOf(number: number, corrects?: number): string {
    return this.#kept.notes[nameOf(number, corrects)] ?? "";
  }

  /** An empty text removes the note. */
  keepText(number: number, text: string, corrects?: number) {
    const { [nameOf(number, corrects)]: _, ...others } = this.#kept.notes;
    this.#keep({ ...this.#kept, notes: text ? { ...others, [nameOf(number, corrects)]: text } : others });
  }

  keepOpen(open: number | undefined) {
    if (open !== this.#kept.open) this.#keep({ ...this.#kept, open });
  }

  /** Resolves once the last change is stored. */
  settled(): Promise<void> {
    return this.#saving;
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    // One after the other: the newest is stored last.
    this.#saving = this.#saving.then(() => (kept === this.#kept ? this.#store(kept) : undefined));
  }

  async #store(kept: Kept) {
    try {
      if (kept.open === undefined && Object.keys(kept.notes).length === 0) return this.#forget();
      const sealed = await this.#keys.sealNote(noMessage, JSON.stringify(kept));
      this.#storage.setItem(this.#item, JSON.stringify(sealed));
    } catch {
      // A browser that stores nothing keeps it in memory, until the lock.
    }
  }

  #forget() {
    try {
      this.#storage.removeItem(this.#item);
    } catch {
      // It stores nothing.
    }
  }
}

/** The text of a note that is being written, and its setter; kept while it is another than at its start. */
export function useKeptNote(kept: KeptNotes, number: number, corrected?: { id: number; text: string }) {
  const start = corrected?.text ?? "";
  const [text, setText] = useState(() => kept.textOf(number, corrected?.id) || start);
  const keep = (next: string) => {
    kept.keepText(number, next === start ? "" : next, corrected?.id);
    setText(next);
  };
  return [text, keep] as const;
}

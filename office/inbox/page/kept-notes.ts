import type { SealedText } from "#inbox/inbox.ts";
import type { Keys } from "./sealed.ts";

/** What is kept: notes by `nameOf`, and which message is open. */
type Kept = { notes: Readonly<Record<string, string>>; open?: number | undefined };

type Sealing = Pick<Keys, "read" | "sealNote">;
type Items = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A new note of a message, or a correction of the note `corrects`. */
const nameOf = (number: number, corrects?: number) => (corrects === undefined ? `${number}` : `${number}/${corrects}`);
/** A note is sealed for the number of its message; no message has this one. */
const noMessage = 0;

/**
 * What was typed and not saved, and the open message, of one person: it survives another message, the lock, and a
 * reload. Outside the memory of the unlocked page it is only sealed, numbers too; in `sessionStorage` it goes with the
 * tab.
 */
export class KeptNotes {
  readonly #keys: Sealing;
  readonly #item: string;
  readonly #storage: Items;
  #kept: Kept = { notes: {} };
  #saving: Promise<void> = Promise.resolve();

  private constructor(keys: Sealing, person: number, storage: Items) {
    this.#keys = keys;
    this.#item = `kept ${person}`;
    this.#storage = storage;
  }

  /** Opens what this person left, with keys that are unlocked; what does not open is dropped. */
  static async open(keys: Sealing, person: number, storage: Items) {
    const notes = new KeptNotes(keys, person, storage);
    try {
      const sealed = JSON.parse(storage.getItem(notes.#item) ?? "null") as SealedText | null;
      if (sealed) notes.#kept = JSON.parse(await keys.read(sealed, { number: noMessage, part: "note" })) as Kept;
    } catch {
      storage.removeItem(notes.#item);
    }
    return notes;
  }

  get openNumber() {
    return this.#kept.open;
  }

  textOf(number: number, corrects?: number): string {
    return this.#kept.notes[nameOf(number, corrects)] ?? "";
  }

  /** Whether anything is unsaved, of one message or of any. */
  has(number?: number): boolean {
    return Object.keys(this.#kept.notes).some((name) => number === undefined || name.split("/")[0] === `${number}`);
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
    // One after the other, the newest last. Where nothing can be stored, it is in memory until the lock.
    this.#saving = this.#saving.then(() => this.#store(kept)).catch(() => undefined);
  }

  async #store(kept: Kept) {
    if (kept !== this.#kept) return;
    if (kept.open === undefined && Object.keys(kept.notes).length === 0) return this.#storage.removeItem(this.#item);
    this.#storage.setItem(this.#item, JSON.stringify(await this.#keys.sealNote(noMessage, JSON.stringify(kept))));
  }
}

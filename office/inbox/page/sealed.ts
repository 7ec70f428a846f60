import { scryptInBrowser } from "#inbox/inbox-scrypt.ts";
import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import type { InboxMessage, MessageHead, SealedText, Session } from "#inbox/inbox.ts";
import { fromBase64, type KeyPair, open, type Place, seal, toBase64 } from "#inbox/sealing.ts";
import { unlock } from "#inbox/wrapped-key.ts";
import { isKind, type Kind } from "./labels.ts";

/** The practice's unlocked private keys: in memory only, until `forget`. */
export class Keys {
  readonly #keys: Map<number, KeyPair>;
  readonly #last: Session["keys"][number] | undefined;
  /** Cache of decrypted senders, so that a reloaded list decrypts nothing twice. */
  readonly #writers = new Map<number, { sealed: string; who: Kind | null }>();

  private constructor(keys: Map<number, KeyPair>, last: Session["keys"][number] | undefined) {
    this.#keys = keys;
    this.#last = last;
  }

  /** Unlocks the keys with the passphrase or the recovery code; throws a sentence for the person when it is neither. */
  static async open(stored: Session["keys"], passphrase: string): Promise<Keys> {
    return new Keys(await unlock(scryptInBrowser, stored, passphrase), stored.at(-1));
  }

  async read({ keyId, sealed }: SealedText, place: Omit<Place, "keyId">): Promise<string> {
    const keys = this.#keys.get(keyId);
    if (!keys) throw new Error("The key of this message is not among those that the passphrase opened. Sign in again.");
    return open(fromBase64(sealed), { ...place, keyId }, keys);
  }

  /** The kind of sender; null if it could not be decrypted. */
  async who({ number, head }: InboxMessage): Promise<Kind | null> {
    if (!head) return null;
    const known = this.#writers.get(number);
    if (known?.sealed === head.sealed) return known.who;
    const text = await this.read(head, { number, part: "head" }).catch(() => "{}");
    const { patientType } = JSON.parse(text) as Partial<MessageHead>;
    const who = isKind(patientType) ? patientType : null;
    this.#writers.set(number, { sealed: head.sealed, who });
    return who;
  }

  async message(number: number, text: SealedText): Promise<ContactMessage> {
    return JSON.parse(await this.read(text, { number })) as ContactMessage;
  }

  async sealNote(number: number, text: string): Promise<SealedText> {
    if (!this.#last) throw new Error("There is no key to seal the note with.");
    const { id: keyId, public_key: publicKey } = this.#last;
    return { keyId, sealed: toBase64(await seal(text, { number, keyId, part: "note" }, publicKey)) };
  }

  forget() {
    for (const { privateKey } of this.#keys.values()) privateKey.fill(0);
    this.#keys.clear();
    this.#writers.clear();
  }
}

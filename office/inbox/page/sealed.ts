import { scryptInBrowser } from "#inbox/inbox-scrypt.ts";
import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import type { ListedMessage, SealedText, Session } from "#inbox/inbox.ts";
import { type Keyring, type Keys as Unlocked, lockForPasskey, unlock, unlockWithPasskey } from "#inbox/keyring.ts";
import type { DeviceKey } from "./passkeys.ts";
import { fromBase64, open, type Place, seal, toBase64 } from "#inbox/sealing.ts";

/** The practice's unlocked private keys: in memory only, until `forget`. */
export class Keys {
  #keys: Unlocked;
  readonly #keyring: Keyring;
  /** Cache of decrypted messages, so that a reloaded list decrypts nothing twice. */
  readonly #messages = new Map<number, { sealed: string; fields: ContactMessage }>();

  private constructor(keys: Unlocked, keyring: Keyring) {
    this.#keys = keys;
    this.#keyring = keyring;
  }

  /** Unlocks the keys with the passphrase or the recovery code; throws a sentence for the person when it is neither. */
  static async open(keyring: Keyring, passphrase: string): Promise<Keys> {
    return new Keys(await unlock(scryptInBrowser, keyring, passphrase), keyring);
  }

  /** Unlocks the copy that is locked for a passkey; undefined when the passphrase is needed. */
  static async openOnDevice({ keys, wrapped }: Session, device: DeviceKey): Promise<Keys | undefined> {
    const opened = typeof device === "object" && wrapped ? await unlockWithPasskey(device, keys, wrapped) : undefined;
    return opened && new Keys(opened, keys);
  }

  /** A copy of the keys that only this passkey opens. */
  wrapFor(device: CryptoKey): Promise<string> {
    return lockForPasskey(device, this.#keyring, this.#keys);
  }

  async read({ keyId, sealed }: SealedText, place: Omit<Place, "keyId">): Promise<string> {
    const keys = this.#keys.get(keyId);
    if (!keys) throw new Error("This message was sealed with a newer key. Lock this page and sign in again.");
    return open(fromBase64(sealed), { ...place, keyId }, keys);
  }

  /** What the visitor wrote; throws a sentence when it does not open. */
  async message({ number, text }: ListedMessage): Promise<ContactMessage> {
    const known = this.#messages.get(number);
    if (known?.sealed === text.sealed) return known.fields;
    const fields = JSON.parse(await this.read(text, { number })) as ContactMessage;
    this.#messages.set(number, { sealed: text.sealed, fields });
    return fields;
  }

  /** What the visitor wrote, if it was opened before. */
  known(number: number): ContactMessage | undefined {
    return this.#messages.get(number)?.fields;
  }

  async sealNote(number: number, text: string): Promise<SealedText> {
    const last = this.#keyring.keys.at(-1);
    if (!last) throw new Error("There is no key to seal the note with.");
    const { id: keyId, publicKey } = last;
    return { keyId, sealed: toBase64(await seal(text, { number, keyId, part: "note" }, publicKey)) };
  }

  forget() {
    for (const { privateKey } of this.#keys.values()) privateKey.fill(0);
    this.#keys = new Map();
    this.#messages.clear();
  }
}

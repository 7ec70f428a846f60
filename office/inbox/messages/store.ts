import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import { seal } from "#inbox/sealing.ts";
import type { StoredKey } from "#inbox/wrapped-key.ts";
import type { Database, Query } from "./database.ts";
import { addNotices, raiseChange, takeFromSuspects } from "./changes.ts";
import { migrate } from "./migrations.ts";
import { contentPrefix, releaseContent } from "./retries.ts";
import { Unstored } from "./unstored.ts";
import { fourWords } from "./receipt-words.ts";

const hour = 3_600_000;
/** The site promises an answer within a day. */
export const answerWithin = 24 * hour;
/** Random draws that hit a taken number before a message is rejected: about half a million are stored then. */
const maxDraws = 20;
/** For how long the confirmation page can be reloaded. */
const receiptFor = hour;

/** What a visitor keeps of a message: both are needed to see its status. */
export type Receipt = { number: number; words: string };

type Given = { key?: string; suspect: boolean };

export class MessageStore {
  readonly database: Database;
  readonly unstored = new Unstored();
  readonly #now: () => number;
  #secret = Buffer.alloc(0);
  #key: { id: number; public_key: string } | undefined;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.#now = now;
  }

  /** Creates or migrates the tables; call it again until it succeeds. */
  async prepare(): Promise<void> {
    await migrate(this.database, this.#now());
    const insert = "INSERT INTO secrets (name, value) VALUES ('hmac', $1) ON CONFLICT DO NOTHING";
    await this.database.query(insert, [randomBytes(32).toString("base64")]);
    const [row] = await this.database.query<{ value: string }>("SELECT value FROM secrets WHERE name = 'hmac'");
    this.#secret = Buffer.from(row?.value ?? "", "base64");
    await this.refreshKey();
  }

  /** Loads the current key: `rotate-key` runs in another process. */
  async refreshKey(): Promise<void> {
    this.#key = (await this.keys()).at(-1);
  }

  get hasKey(): boolean {
    return this.#key !== undefined;
  }

  keys(): Promise<StoredKey[]> {
    return this.database.query<StoredKey>("SELECT id, public_key, wrapped FROM keys ORDER BY id");
  }

  /** Returns whether it was added; `whenAdded` runs first: if it throws, nothing is added. */
  async addKey(key: StoredKey, whenAdded = () => {}): Promise<boolean> {
    const added = await this.database.transaction(async (query) => {
      const [row] = await query(
        "INSERT INTO keys (id, public_key, wrapped, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id",
        [key.id, key.public_key, key.wrapped, this.#now()],
      );
      if (row) whenAdded();
      return Boolean(row);
    });
    await this.refreshKey();
    return added;
  }

  async replaceWrapped(wrapped: ReadonlyMap<number, string>, added?: Omit<StoredKey, "wrapped">): Promise<void> {
    await this.database.transaction(async (query) => {
      if (added)
        await query("INSERT INTO keys (id, public_key, wrapped, created_at) VALUES ($1, $2, '', $3)", [
          added.id,
          added.public_key,
          this.#now(),
        ]);
      for (const [id, text] of wrapped) await query("UPDATE keys SET wrapped = $1 WHERE id = $2", [text, id]);
    });
  }

  /**
   * Stores a message, and returns only after it is on disk with its notices. The same `key` with the same content gives
   * the same receipt; with other content, "conflict". Without a key, the same content within ten minutes is a retry of
   * the same message, unless a person answered, deleted or set aside that one meanwhile. Suspected spam (`suspect`) has
   * no notice.
   */
  accept(message: ContactMessage, given: Given): Promise<Receipt | "conflict"> {
    return this.unstored.watch(() => this.#store(message, given));
  }

  async #store(message: ContactMessage, { key, suspect }: Given): Promise<Receipt | "conflict"> {
    if (!this.#key) throw new Error("There is no key to seal with.");
    const content = JSON.stringify(message);
    const at = this.#now();
    const identity = key ?? this.#hmac(content).toString("hex");
    // Only the hash of the identity is stored: without the identity no one can test which content it belongs to.
    const keyHash = `${key ? "" : contentPrefix}${createHash("sha256").update(identity).digest("base64url")}`;
    const mark = createHmac("sha256", identity).update(content).digest("base64url");
    const receiptOf = (number: number, created: number): Receipt => ({
      number,
      words: fourWords(this.#hmac(`words ${identity}${key ? "" : ` ${created}`}`)),
    });
    const { id: keyId, public_key: publicKey } = this.#key;
    for (let draws = 0; draws < maxDraws; draws++) {
      const number = randomInt(100_000, 1_000_000);
      const own = receiptOf(number, at);
      const sealed = await seal(content, { number, keyId }, publicKey);
      const receipt = await this.database.transaction(async (query): Promise<Receipt | "conflict" | undefined> => {
        await releaseContent(query, keyHash, at);
        const [inserted] = await query(
          `INSERT INTO messages (number, key_hash, content_mark, words_hash, key_id, sealed, suspect, created_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING number`,
          [number, keyHash, mark, this.wordsHash(own.words), keyId, sealed, Number(suspect), at],
        );
        if (inserted) {
          await Promise.all([suspect || addNotices(query, number, at), note(query, at, "site", "arrived", number)]);
          await raiseChange(query, number);
          return own;
        }
        type Known = { number: number; content_mark: string; created_at: number; changed_by: string | null };
        const [known] = await query<Known>(
          "SELECT number, content_mark, created_at, changed_by FROM messages WHERE key_hash = $1",
          [keyHash],
        );
        // Neither exists: the number is taken.
        if (!known) return undefined;
        if (known.content_mark !== mark) return "conflict";
        // What a person set aside, only a person may restore.
        if (!suspect && known.changed_by === null) await takeFromSuspects(query, known.number, at);
        return receiptOf(known.number, known.created_at);
      });
      if (receipt) return receipt;
    }
    throw new Error("Nearly all numbers are taken: mark messages as done, or delete robots' ones.");
  }

  /** For the URL of the page that shows a receipt: encrypted, authenticated, and valid for an hour. */
  ticket(receipt: Receipt): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", this.#hmac("ticket"), nonce);
    const text = JSON.stringify([receipt.number, receipt.words, this.#now() + receiptFor]);
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString("base64url");
  }

  readTicket(ticket: string): Receipt | undefined {
    const bytes = Buffer.from(ticket, "base64url");
    if (bytes.length < 28 || bytes.length > 200) return undefined;
    const decipher = createDecipheriv("aes-256-gcm", this.#hmac("ticket"), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
      const [number, words, until] = JSON.parse(text) as [number, string, number];
      return this.#now() < until ? { number, words } : undefined;
    } catch {
      return undefined;
    }
  }

  /** The stored hash of a receipt's words. */
  wordsHash(words: string): string {
    return this.#hmac(words).toString("base64url");
  }

  #hmac(text: string): Buffer {
    return createHmac("sha256", this.#secret).update(text).digest();
  }
}

/** A line of the audit trail: who did what to which message, never its content. */
export async function note(query: Query, at: number, actor: string, action: string, number: number | null = null) {
  await query("INSERT INTO audit (at, actor, action, number) VALUES ($1, $2, $3, $4)", [at, actor, action, number]);
}

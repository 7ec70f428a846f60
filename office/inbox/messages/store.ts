import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import { sql } from "kysely";
import { seal } from "#inbox/sealing.ts";
import { addNotices, note, raiseChange, takeFromSuspects } from "./changes.ts";
import { valueOf } from "./database.ts";
import { fourWords } from "./receipt-words.ts";
import type { Database } from "./tables.ts";

/** Random draws that hit a taken number before a message is rejected: about half a million are stored then. */
const maxDraws = 20;
/** Milliseconds for which the confirmation page can be reloaded. */
const receiptFor = 3_600_000;
/**
 * Milliseconds in which the same content without a key is a retry. Those of the form take less than two minutes; one
 * that waits longer for a connection may be stored twice, which is better than not at all.
 */
const retryWindow = 10 * 60_000;
/** Prefix of the `key_hash` of a message without a key, which is made of its content. */
const contentPrefix = "text:";

/** What a visitor keeps of a message: both are needed to see its status. */
export type Receipt = { number: number; words: string };

/** `signal`: nothing is stored once the sender was told that it is not. */
type Given = { key?: string | undefined; suspect: boolean; signal?: AbortSignal };

/** Takes messages, sealed with the newest key. */
export class MessageStore {
  readonly database: Database;
  readonly #now: () => number;
  readonly #secret: Buffer;

  private constructor(database: Database, now: () => number, secret: string) {
    this.database = database;
    this.#now = now;
    this.#secret = Buffer.from(secret, "base64");
  }

  /** The store of a database, which gets a secret for its hashes if it has none. */
  static async open(database: Database, now: () => number): Promise<MessageStore> {
    const value = randomBytes(32).toString("base64");
    await database
      .insertInto("secrets")
      .values({ name: "hmac", value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return new MessageStore(database, now, (await valueOf(database, "hmac")) ?? value);
  }

  /**
   * Stores a message, and returns only after it is on disk with its notices. The same `key` with the same content gives
   * the same receipt; with other content, "conflict". Without a key, the same content within ten minutes is a retry of
   * the same message, unless a person answered, deleted or set aside that one meanwhile. Suspected spam (`suspect`) has
   * no notice.
   */
  async accept(message: ContactMessage, { key, suspect, signal }: Given): Promise<Receipt | "conflict"> {
    const newest = await this.database
      .selectFrom("keys")
      .select(["id", "public_key"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!newest) throw new Error("There is no key to seal with.");
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
    for (let draws = 0; draws < maxDraws; draws++) {
      const number = randomInt(100_000, 1_000_000);
      const own = receiptOf(number, at);
      const sealed = await seal(content, { number, keyId: newest.id }, newest.public_key);
      const receipt = await this.database.transaction().execute(async (transaction) => {
        signal?.throwIfAborted();
        await releaseContent(transaction, keyHash, at);
        const inserted = await transaction
          .insertInto("messages")
          .values({
            ...{ number, sealed, key_hash: keyHash, content_mark: mark, words_hash: this.wordsHash(own.words) },
            ...{ key_id: newest.id, suspect: Number(suspect), created_at: at },
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("number")
          .executeTakeFirst();
        if (inserted) {
          if (!suspect) await addNotices(transaction, number, at);
          await note(transaction, at, "site", "arrived", number);
          await raiseChange(transaction, number);
          return own;
        }
        const known = await transaction
          .selectFrom("messages")
          .select(["number", "content_mark", "created_at", "changed_by"])
          .where("key_hash", "=", keyHash)
          .executeTakeFirst();
        // Neither exists: the number is taken.
        if (!known) return undefined;
        if (known.content_mark !== mark) return "conflict";
        // What a person set aside, only a person may restore.
        if (!suspect && known.changed_by === null && (await takeFromSuspects(transaction, known.number, at)))
          await note(transaction, at, "site", "sent again: not a robot", known.number);
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

/** Makes the same content a new message, unless the earlier one is recent, and no person answered, deleted or set it aside. */
async function releaseContent(database: Database, keyHash: string, now: number): Promise<void> {
  await forget(database)
    .where("key_hash", "=", keyHash)
    .where((column) =>
      column.or([
        column("created_at", "<", now - retryWindow),
        column("created_at", ">", now + retryWindow),
        column("done_at", "is not", null),
        column("going_at", "is not", null),
        column.and([column("suspect", "=", 1), column("changed_by", "is not", null)]),
      ]),
    )
    .execute();
}

/** Forgets contents that can no longer be retries: without their hashes no one can test what a message says. */
export async function forgetContents(database: Database, now: number): Promise<void> {
  await forget(database)
    .where("created_at", "<", now - retryWindow)
    .execute();
}

const forget = (database: Database) =>
  database
    .updateTable("messages")
    .set((column) => ({ key_hash: sql`'gone:' || ${column.ref("number")}`, content_mark: "" }))
    .where("key_hash", "like", `${contentPrefix}%`);

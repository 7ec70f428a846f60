import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Keys } from "#inbox/keyring.ts";
import { open } from "#inbox/sealing.ts";
import { createApp } from "@practice/site/serve/app.ts";
import { openDatabase } from "#inbox/messages/database.ts";
import { addKey, readKeyring, unlock } from "#inbox/messages/keys.ts";
import { createMessages } from "#inbox/messages/start.ts";
import { MessageStore } from "#inbox/messages/store.ts";
import type { Database } from "#inbox/messages/tables.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";

export const passphrase = "a passphrase for tests";
/** The practice's number in the small site below, as in its vCard and as displayed. */
export const phone = { card: "+17185550142", readable: "(718) 555-0142" };
/** The address of that site, which `practice.yaml` names. */
export const siteAddress = "https://www.practice.example";
export const messageSite = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "contacts/practice.vcf": `BEGIN:VCARD\r\nTEL;TYPE=WORK,VOICE:${phone.card}\r\nURL:${siteAddress}/\r\nEND:VCARD`,
};
/** The files that the build adds with delivery. */
export const resultPages = {
  "staff.html": "<h1>Front desk</h1>",
  "contact/arrived.html": '<h1>Arrived</h1><b id="message-number">-</b><b id="message-words">-</b>',
  "contact/expired.html": "<h1>Expired</h1>",
  "contact/not-arrived.html": '<h1>Not arrived</h1><p id="message-problem">-</p>',
  "contact/status.html": '<h1>Status</h1><p id="message-status">-</p>',
};

export const message = {
  name: "Zaphira Quillfeather",
  email: "zaphira@example.net",
  phone: "212-555-0188",
  patientType: "patient",
  message: "My neck hurts since the crash on Ocean Parkway.",
};

export const unlimited = { visitor: { burst: 1e9, every: 1 }, all: { burst: 1e9, every: 1 } };

type Options = {
  files?: Record<string, string>;
  environment?: Record<string, string>;
  tuning?: Parameters<typeof createMessages>[3];
};

/** Serves a small site that stores messages in its own folder, over HTTP; `await using` stops it. */
export async function serveMessages({ files = {}, environment = {}, tuning = {} }: Options = {}) {
  const folder = await temporaryFolder({});
  const encode = (text: string) => ({ bytes: new TextEncoder().encode(text), etag: '"1"' });
  const site = new Map(
    Object.entries({ ...messageSite, ...resultPages, ...files }).map(([name, text]) => [`/${name}`, encode(text)]),
  );
  const settings: Record<string, string> = { DATA_DIR: folder.path, MESSAGES_PASSPHRASE: passphrase, ...environment };
  if (!settings["DATABASE_URL"]) await makeStore(folder.path);
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const messages = await createMessages(settings, () => site, port, { rates: unlimited, ...tuning });
  const answer = getRequestListener(createApp(site, {}, messages).fetch);
  server.on("request", (incoming, outgoing) => void answer(incoming, outgoing));
  messages.open();
  const url = `http://127.0.0.1:${port}`;
  const path = `${url}/api/messages`;
  /** Sends a message like the page's script does. */
  const send = (fields: object, headers: Record<string, string> = {}) =>
    fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url, ...headers },
      body: JSON.stringify(fields),
    });
  /** Sends a form like a browser without scripts does. */
  const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(path, {
      method: "POST",
      redirect: "manual",
      headers: { Accept: "text/html", Origin: url, "Sec-Fetch-Site": "same-origin", ...headers },
      body: new URLSearchParams(fields),
    });
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
    await messages.close();
  };
  return {
    ...{ folder: folder.path, port, url, path, send, submit, stop, people: messages.people },
    async [Symbol.asyncDispose]() {
      await stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Creates the message store with a key that is fast to derive; a server creates none when there is one. */
export async function makeStore(folder: string): Promise<void> {
  const { database, close } = await openDatabase({ folder });
  await storeWithKey(database, () => 0);
  await close();
}

/** A store with its first key, locked with a fast key derivation. */
export async function storeWithKey(database: Database, now: () => number): Promise<MessageStore> {
  await addKey(database, { now: now(), passphrase, cost: 4 });
  return MessageStore.open(database, now);
}

/** Waits until messages are accepted. */
export async function whenReady({ path }: { path: string }): Promise<void> {
  for (;;) {
    const { status } = await fetch(path, { method: "POST", headers: { "Content-Type": "text/plain" }, body: "?" });
    if (status !== 503) return;
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** Each takes half a second to unlock, to slow down guessing of passphrases. */
const unlocked = new Map<string, Keys>();

/** The stored messages, decrypted, by number; read from outside of the server. `notice`: of it a mail is still to tell. */
export async function storedMessages(settings: { folder: string; databaseUrl?: string | undefined }) {
  const { database, close } = await openDatabase(settings);
  try {
    const keyring = await readKeyring(database);
    if (!keyring) throw new Error("There is no key.");
    const id = JSON.stringify(keyring);
    const keys = unlocked.get(id) ?? (await unlock(keyring, passphrase));
    unlocked.set(id, keys);
    const rows = await database
      .selectFrom("messages as m")
      .leftJoin("notices as n", (join) => join.onRef("n.number", "=", "m.number").on("n.kind", "=", "first"))
      .select(["m.number", "key_id", "sealed", "suspect", "n.kind as first"])
      .execute();
    return await Promise.all(
      rows.map(async ({ number, key_id: keyId, sealed, suspect, first }) => {
        const text = await open(sealed, { number, keyId }, keys.get(keyId));
        return { number, suspect: suspect === 1, notice: first !== null, ...(JSON.parse(text) as typeof message) };
      }),
    );
  } finally {
    await close();
  }
}

/** The message numbers in a notice: of one message "Its number is 123456"; of several, a line for each. */
export function numbersIn(mail: string): string[] {
  return mail.match(/(?<=Its number is )\d{6}|^\d{6}(?=: answer by)/gm) ?? [];
}

/** The bytes of all files in a folder. */
export async function allBytes(folder: string): Promise<Buffer> {
  const files = await readdir(folder);
  return Buffer.concat(await Promise.all(files.map((name) => readFile(join(folder, name)))));
}

import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import type { FullMessage, InboxMessage, ListedMessage, NoteHead, Session } from "#inbox/inbox.ts";
import type { Counts, Cursor, StaffInput, StaffOperation, StaffOutput, View } from "#inbox/inbox-operations.ts";
import { ask, mayPass, refusalOf } from "./api.ts";
import type { Clock } from "./clock.ts";
import { isListed, isListLoading, keysOf, putInLists } from "./query-cache.ts";
import type { Act } from "./labels.ts";
import { type Page, type Row, wasDone } from "./lists.ts";
import type { Keys } from "./sealed.ts";
import type { KeptNotes } from "./kept-notes.ts";

const retries = 3;
/** A note with its text; `before`: its earlier texts, newest first. */
export type Note = NoteHead & { text: string; before: readonly (NoteHead & { text: string })[] };
/** A message with its notes; `problem` is the reason if a part of it could not be decrypted. */
export type Opened = { row: Row; notes: readonly Note[]; problem?: string };
/** What came last, until its newest message is opened; `at` is when the page last asked. */
type News = { latest: { text: string; at: number; number: number } | undefined; at: number };

/** Why a session ended. */
export type End = "idle" | "locked" | "ended";

/** The state while a person is signed in and the keys are unlocked. `close` clears it. */
export class Desk {
  readonly session: Session;
  readonly now: Clock;
  readonly client: QueryClient;
  readonly kept: KeptNotes;
  readonly #keys: Keys;
  /** The last known change. */
  #change: number | undefined;
  #latest: News["latest"];

  constructor(session: Session, now: Clock, keys: Keys, kept: KeptNotes, end: (why: End) => void) {
    this.session = session;
    this.now = now;
    this.#keys = keys;
    this.kept = kept;
    // It received no events before a desk was open.
    onlineManager.setOnline(navigator.onLine);
    const onError = (error: unknown) => {
      if (refusalOf(error)?.error !== "signed-out") return;
      this.close();
      end("ended");
    };
    this.client = new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: {
        queries: { staleTime: 5 * 60_000, retry: (failures, error) => failures < retries && mayPass(error) },
        // Mutations are attempted immediately and only once; the page shows the result.
        mutations: { networkMode: "always" },
      },
    });
  }

  get isManager() {
    return this.session.person.role === "manager";
  }

  close() {
    this.client.clear();
    this.#keys.forget();
  }

  ask<Name extends StaffOperation>(operation: Name, input: StaffInput<Name>): Promise<StaffOutput<Name>> {
    return ask(operation, input, { touched: true });
  }

  /** Fetches a hundred messages of a list. */
  async list(view: View, after: Cursor | undefined): Promise<Page> {
    const { messages, next, change, counts } = await ask("messages/list", { view, ...(after && { after }) });
    this.client.setQueryData<Counts>(keysOf.counts, counts);
    // The oldest of several lists counts: receiving a change twice is harmless.
    this.#change ??= change;
    return { messages: await this.#rows(messages), next };
  }

  /** Merges the latest changes into all lists, and returns the number of new messages. */
  async refresh(): Promise<News> {
    if (this.#change === undefined) return { latest: this.#latest, at: this.now() };
    const since = this.#change;
    const { messages, gone, change, reload, counts } = await ask("messages/changes", { since });
    this.client.setQueryData<Counts>(keysOf.counts, counts);
    const { id, name } = this.session.person;
    const given = messages.findLast(
      ({ taken, changedAt, changedBy }) => taken?.by.id === id && taken.at === changedAt && changedBy !== name,
    );
    const fresh = messages.filter(({ number, state }) => state === "new" && !isListed(this.client, number));
    const newest = given ?? fresh.at(-1);
    const came = fresh.length === 1 ? "1 new message" : `${fresh.length} new messages`;
    const text = given ? `${given.changedBy} gave you a message` : came;
    if (newest) this.#latest = { text, at: this.now(), number: newest.number };
    if (reload) void this.client.invalidateQueries({ queryKey: ["list"] });
    const rows = await this.#rows(messages);
    this.#put(rows, gone);
    // A list that is loading would overwrite the merged changes: then the same changes are requested again.
    if (reload || !isListLoading(this.client)) this.#change = change;
    return { latest: this.#latest, at: this.now() };
  }

  /** Opens a message, which marks it as read, and is no news any more. */
  async read(number: number): Promise<Opened> {
    if (this.#latest?.number === number) {
      this.#latest = undefined;
      this.client.setQueryData<News>(keysOf.news, (news) => news && { ...news, latest: undefined });
    }
    return this.#opened(await this.ask("messages/read", { number }));
  }

  /** Performs an action on the version of a message that the person saw. */
  async act(number: number, version: number, act: Act): Promise<void> {
    const seen = { number, version };
    try {
      if (act.kind === "note") {
        const note = await this.#keys.sealNote(number, act.text);
        const { corrects } = act;
        const input = { ...seen, note, ...(corrects !== undefined && { corrects }) };
        await this.#opened(await this.ask("messages/note", input));
      } else if (act.kind === "erase") {
        await this.ask("messages/erase", seen);
        putInLists(this.client, this.now(), [], [number]); // What was opened goes with the next refresh: it is shown now.
      } else {
        this.#put(await this.#rows([await this.#send(seen, act)]));
      }
      // How many each list has comes with the next changes.
      void this.client.invalidateQueries({ queryKey: keysOf.news });
    } catch (error) {
      const current = refusalOf(error)?.current;
      if (current) this.#put(await this.#rows([current]));
      if (!current || !wasDone(act, version, this.session.person.name, current)) throw error;
    }
  }

  #send(
    seen: { number: number; version: number },
    act: Exclude<Act, { kind: "note" | "erase" }>,
  ): Promise<InboxMessage> {
    if (act.kind === "answer") return this.ask("messages/answer", { ...seen, how: act.how });
    if (act.kind === "assign") return this.ask("messages/assign", { ...seen, person: act.person.id });
    if (act.kind === "follow-up") return this.ask("messages/follow-up", { ...seen, why: act.why, day: act.day });
    return this.ask(`messages/${act.kind}`, seen);
  }

  /** All messages with their texts, decrypted here, oldest first; `onCount` receives the number so far. */
  async export(onCount: (count: number) => void): Promise<Opened[]> {
    const all: Opened[] = [];
    for (let after: Cursor | null | undefined; after !== null;) {
      const page: StaffOutput<"messages/export"> = await this.ask("messages/export", after ? { after } : {});
      all.push(...(await Promise.all(page.messages.map((message) => this.#opened(message)))));
      onCount(all.length);
      after = page.next;
    }
    return all;
  }

  /** A message as decrypted since sign-in, if any. */
  opened(number: number): Opened | undefined {
    return this.client.getQueryData<Opened>(keysOf.message(number));
  }

  /** What was changed comes without its text, which the page has. */
  #rows(messages: readonly (InboxMessage | ListedMessage)[]): Promise<Row[]> {
    const fieldsOf = async (message: InboxMessage | ListedMessage) =>
      "text" in message ? this.#keys.message(message).catch(() => undefined) : this.#keys.known(message.number);
    return Promise.all(messages.map(async (message) => ({ ...message, fields: await fieldsOf(message) })));
  }

  async #opened({ noteList, ...message }: FullMessage): Promise<Opened> {
    const problems: string[] = [];
    const report = ({ message: problem }: Error) => void problems.push(problem);
    const { number } = message;
    const fields = (await this.#keys.message(message).catch(report)) ?? undefined;
    const texts: (NoteHead & { text: string })[] = [];
    for (const { keyId, sealed, ...head } of noteList) {
      const read = this.#keys.read({ keyId, sealed }, { number, part: "note" });
      texts.push({ ...head, text: await read.catch((error: Error) => (report(error), "This note does not open.")) });
    }
    const notes = notesOf(texts);
    const row = { ...message, fields };
    const opened = { row, notes, ...(problems[0] && { problem: problems[0] }) };
    // Before the row: with more notes than are known here, it would be read again.
    if (this.opened(number)) this.client.setQueryData<Opened>(keysOf.message(number), opened);
    this.#put([row]);
    return opened;
  }

  #put(rows: readonly Row[], gone: readonly number[] = []) {
    putInLists(this.client, this.now(), rows, gone);
    for (const number of gone) this.client.removeQueries({ queryKey: keysOf.message(number) });
    for (const row of rows) {
      const opened = this.opened(row.number);
      if (!opened || opened.row.version > row.version) continue;
      this.client.setQueryData<Opened>(keysOf.message(row.number), { ...opened, row });
      if (row.notes > opened.row.notes) void this.client.invalidateQueries({ queryKey: keysOf.message(row.number) });
    }
  }
}

/** Each note in its last text, with the earlier ones. */
function notesOf(texts: readonly (NoteHead & { text: string })[]): Note[] {
  return [...Map.groupBy(texts, ({ id, corrects }) => corrects ?? id).entries()].flatMap(([id, versions]) => {
    const [last, ...before] = versions.toReversed();
    return last ? [{ ...last, id, before }] : [];
  });
}

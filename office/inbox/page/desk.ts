import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import type { ContactMessage } from "@practice/site/contact/contact-message.ts";
import type { FullMessage, InboxMessage, Session } from "#inbox/inbox.ts";
import type { Cursor, StaffInput, StaffOperation, StaffOutput, View } from "#inbox/inbox-operations.ts";
import { ask, mayPass, Refusal } from "./api.ts";
import type { Clock } from "./clock.ts";
import { isListed, isListLoading, keysOf, putInLists } from "./query-cache.ts";
import type { Act } from "./labels.ts";
import { type Page, type Row, wasDone } from "./lists.ts";
import type { Keys } from "./sealed.ts";

/** The specification's defaults, in milliseconds. */
const stale = 5 * 60_000;
const retries = 3;
const maxPause = 30_000;
export const refreshEvery = 60_000;
export type Note = { text: string; at: number; by: string };
/** A decrypted message; `problem` is the reason if a part of it could not be decrypted. */
export type Opened = { row: Row; fields: ContactMessage | undefined; notes: readonly Note[]; problem?: string };
/** `fresh` is the number of new messages at `freshAt`, the last time there were any. */
type News = { fresh: number; freshAt: number; at: number };

/** Why a session ended. */
export type End = "idle" | "locked" | "signed-out" | "ended";

/** The state while a person is signed in and the keys are unlocked. `close` clears it. */
export class Desk {
  readonly session: Session;
  readonly now: Clock;
  readonly client: QueryClient;
  readonly #keys: Keys;
  /** The last known change. */
  #change: number | undefined;
  #fresh: Pick<News, "fresh" | "freshAt"> = { fresh: 0, freshAt: 0 };

  constructor(session: Session, now: Clock, keys: Keys, end: (why: End) => void) {
    this.session = session;
    this.now = now;
    this.#keys = keys;
    // It received no events before a desk was open.
    onlineManager.setOnline(navigator.onLine);
    const onError = (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== "signed-out") return;
      this.close();
      end("ended");
    };
    this.client = new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: {
        queries: {
          staleTime: stale,
          retry: (failures, error) => failures < retries && mayPass(error),
          retryDelay: (failures) => Math.min(1_000 * 2 ** failures, maxPause),
          refetchOnWindowFocus: true,
          refetchOnReconnect: true,
        },
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

  // Fetches a hundred messages of a list.
  async list(view: View, after: Cursor | undefined): Promise<Page> {
    const { messages, next, change, setAside } = await ask("messages/list", { view, ...(after && { after }) });
    this.client.setQueryData<number>(keysOf.setAside, setAside);
    // The oldest of several lists counts: receiving a change twice is harmless.
    this.#change ??= change;
    return { messages: await this.#rows(messages), next };
  }

  /** Merges the latest changes into all lists, and returns the number of new messages. */
  async refresh(): Promise<News> {
    if (this.#change === undefined) return { ...this.#fresh, at: this.now() };
    const since = this.#change;
    const { messages, gone, change, reload, setAside } = await ask("messages/changes", { since });
    this.client.setQueryData<number>(keysOf.setAside, setAside);
    const fresh = messages.filter(({ number, state }) => state === "new" && !isListed(this.client, number)).length;
    if (fresh > 0) this.#fresh = { fresh, freshAt: this.now() };
    if (reload) void this.client.invalidateQueries({ queryKey: ["list"] });
    const rows = await this.#rows(messages);
    this.#put(rows, gone);
    // A list that is loading would overwrite the merged changes: then the same changes are requested again.
    if (reload || !isListLoading(this.client)) this.#change = change;
    return { ...this.#fresh, at: this.now() };
  }

  /** Opens a message, which marks it as read. */
  async read(number: number): Promise<Opened> {
    return this.#opened(await this.ask("messages/read", { number }));
  }

  /** Performs an action on the version of a message that the person saw. */
  async act(number: number, version: number, act: Act): Promise<void> {
    const seen = { number, version };
    try {
      if (act.kind === "note") {
        const note = await this.#keys.sealNote(number, act.text);
        const opened = await this.#opened(await this.ask("messages/note", { ...seen, note }));
        this.client.setQueryData(keysOf.message(number), opened);
      } else if (act.kind === "answer")
        this.#put(await this.#rows([await this.ask("messages/answer", { ...seen, how: act.how })]));
      else this.#put(await this.#rows([await this.ask(`messages/${act.kind}`, seen)]));
      if (act.kind === "set-aside" || act.kind === "not-a-robot") this.#countAnew();
    } catch (error) {
      const current = error instanceof Refusal ? error.current : undefined;
      if (current) this.#put(await this.#rows([current]));
      if (!current || !wasDone(act, version, this.session.person.name, current)) throw error;
    }
  }

  /** Removes a message from all lists; it can be restored until the returned time. */
  async remove(number: number, version: number): Promise<number> {
    const { undoUntil } = await this.ask("messages/delete", { number, version });
    this.#countAnew();
    this.#put([], [number], []); // Its data is dropped with the next refresh: while open, it would be refetched.
    return undoUntil;
  }

  async undoRemove(number: number): Promise<void> {
    this.#put(await this.#rows([await this.ask("messages/undo-delete", { number })]));
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

  /** The number of those set aside comes with the next changes. */
  #countAnew() {
    void this.client.invalidateQueries({ queryKey: keysOf.news });
  }

  #rows(messages: readonly InboxMessage[]): Promise<Row[]> {
    return Promise.all(messages.map(async (message) => ({ ...message, who: await this.#keys.who(message) })));
  }

  async #opened({ text, noteList, ...message }: FullMessage): Promise<Opened> {
    const problems: string[] = [];
    const report = ({ message: problem }: Error) => void problems.push(problem);
    const { number } = message;
    const fields = await this.#keys.message(number, text).catch(report);
    const notes: Note[] = [];
    for (const { at, by, ...sealed } of noteList)
      notes.push({
        at,
        by,
        text: await this.#keys
          .read(sealed, { number, part: "note" })
          .catch((error: Error) => (report(error), "This note does not open.")),
      });
    const [row] = await this.#rows([message]);
    const whole = { ...(row as Row), who: row?.who ?? fields?.patientType ?? null };
    this.#put([whole]);
    return { row: whole, fields: fields ?? undefined, notes, ...(problems[0] && { problem: problems[0] }) };
  }

  #put(rows: readonly Row[], gone: readonly number[] = [], forgotten = gone) {
    putInLists(this.client, rows, gone);
    for (const number of forgotten) this.client.removeQueries({ queryKey: keysOf.message(number) });
    for (const row of rows) {
      const opened = this.opened(row.number);
      if (!opened || opened.row.version > row.version) continue;
      this.client.setQueryData<Opened>(keysOf.message(row.number), { ...opened, row: { ...row, who: opened.row.who } });
      if (row.notes > opened.notes.length) void this.client.invalidateQueries({ queryKey: keysOf.message(row.number) });
    }
  }
}

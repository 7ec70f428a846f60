import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";

type Value = string | number | Uint8Array | null;

/** Runs one statement with $1, $2 … and returns its rows: the same SQL on both engines. */
export type Query = <Row = Record<string, unknown>>(text: string, values?: readonly Value[]) => Promise<Row[]>;

export interface Database {
  readonly engine: "sqlite" | "postgres";
  /** A readable name of the database, without a password. */
  readonly place: string;
  readonly query: Query;
  /** All or nothing, and flushed to disk before the promise resolves. `work` may await only its own queries. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Runs a statement outside of any transaction; SQLite only. */
  alone(text: string, ...values: string[]): Promise<void>;
  close(): Promise<void>;
}

const databaseFile = "messages.db";

/** Opens the database of the settings; throws when it cannot be reached or written. */
export async function openDatabase(settings: { folder: string; databaseUrl: string | undefined }): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.folder);
}

/** Whether messages were ever stored there; for a command that must not make an empty inbox in a wrong folder. */
export async function isDatabase(settings: { folder: string; databaseUrl: string | undefined }): Promise<boolean> {
  if (!settings.databaseUrl) return existsSync(join(settings.folder, databaseFile));
  const database = await openPostgres(settings.databaseUrl);
  try {
    const [row] = await database.query<{ there: boolean }>("SELECT to_regclass('messages') IS NOT NULL AS there");
    return row?.there ?? false;
  } finally {
    await database.close();
  }
}

/** What PostgreSQL, its driver or the system say when a connection is gone. */
const isLost = ({ code = "" }: NodeJS.ErrnoException) => /^(CONNECTION_|ECONN|EPIPE|57P0)/.test(code);

/**
 * After a lost connection its whole pool is left, and within a transaction the driver is not told of it: it would write
 * a ROLLBACK to the connection that is gone, which ends the program, and may never use it again (porsager/postgres#1208).
 */
async function openPostgres(url: string): Promise<Database> {
  const { default: postgres } = await import("postgres");
  const connect = () =>
    postgres(url, {
      max: 10,
      connect_timeout: 5,
      backoff: () => 0.5, // seconds until it reconnects; the default is up to 20
      onnotice: () => {},
      // `on`: whatever the server's default, an acknowledged message has been flushed to disk.
      connection: { application_name: "messages", synchronous_commit: "on", statement_timeout: 5_000 },
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    });
  let pool = connect();
  const queryOn =
    (on: Pick<typeof pool, "unsafe">): Query =>
    async (text, values = []) =>
      [...(await on.unsafe(text, values as never[], { prepare: true }))] as never[];
  const withPool = async <Result>(work: (used: typeof pool) => Promise<Result>): Promise<Result> => {
    const used = pool;
    return work(used).catch((error: Error) => {
      if (isLost(error) && used === pool) {
        pool = connect();
        void used.end({ timeout: 0 });
      }
      throw error;
    });
  };
  const { hostname, pathname } = new URL(url);
  return {
    engine: "postgres",
    place: `PostgreSQL, ${hostname}${pathname}`,
    query: (text, values) => withPool((used) => queryOn(used)(text, values)),
    transaction: (work) =>
      withPool(
        (used) =>
          used.begin((transaction) =>
            work(queryOn(transaction)).catch((error: Error) => {
              if (isLost(error)) return new Promise<never>(() => {});
              throw error;
            }),
          ) as ReturnType<typeof work>,
      ),
    alone: () => Promise.reject(new Error("PostgreSQL needs no such statement.")),
    close: () => pool.end({ timeout: 2 }),
  };
}

function openSqlite(folder: string): Database {
  const file = join(folder, databaseFile);
  // For this user only, whatever the umask; SQLite gives its other files the same mode.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  // FULL: with NORMAL a commit does not wait for the disk, and a power cut would take acknowledged messages.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
  database.exec("PRAGMA foreign_keys = ON");

  const statements = new Map<string, StatementSync>();
  const run: Query = async (text, values = []) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    const named = values.map((value, index): [string, SQLInputValue] => [`$${index + 1}`, value]);
    return statement.all(Object.fromEntries(named)) as never[];
  };

  // One connection: one transaction after the other, and between two of them pages are answered.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = turn.then(() => nextTurn()).then(work);
    turn = result.catch(() => {});
    return result;
  };
  const transaction: Database["transaction"] = (work) =>
    inTurn(async () => {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = await work(run);
        database.exec("COMMIT");
        return result;
      } catch (error) {
        // On a full disk SQLite has done so already.
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    });
  return {
    engine: "sqlite",
    place: file,
    transaction,
    query: (text, values) => inTurn(() => run(text, values)),
    alone: (text, ...values) => inTurn(() => void database.prepare(text).all(...values)),
    close: () => inTurn(() => database.close()),
  };
}

/** Stores a value under a name, in place of the one before. */
export async function putValue(query: Query, name: string, value: string): Promise<void> {
  await query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2", [
    name,
    value,
  ]);
}

import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { migrate } from "./migrations.ts";
import type { Database, Tables } from "./tables.ts";

/** An open database. */
export type Opened = {
  database: Database;
  engine: "sqlite" | "postgres";
  /** A readable name of the database, without a password. */
  place: string;
  close: () => Promise<void>;
};
type Place = { folder: string; databaseUrl?: string | undefined };

const databaseFile = "messages.db";

/** Opens the database of the settings with its tables; throws when it cannot be reached or written. */
export async function openDatabase({ folder, databaseUrl }: Place): Promise<Opened> {
  const opened = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(join(folder, databaseFile), folder);
  try {
    await migrate(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Whether messages were ever stored there; for a command that must not make an empty inbox in a wrong folder. */
export async function isDatabase({ folder, databaseUrl }: Place): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(folder, databaseFile));
  const { database, close } = await openPostgres(databaseUrl);
  const tables = await database.introspection.getTables().finally(close);
  return tables.some(({ name }) => name === "messages");
}

async function openPostgres(url: string): Promise<Opened> {
  const { default: pg } = await import("pg");
  const bigint = pg.types.builtins.INT8;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "messages",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    // Also when the line is dead and nothing says so.
    query_timeout: 8_000,
    // Whatever the server's default, an acknowledged message has been flushed to disk.
    options: "-c synchronous_commit=on",
    types: { getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)) },
  });
  // A connection that is lost fails its query, and is replaced; without a listener its error would end the program.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const { hostname, pathname } = new URL(url);
  return { database, engine: "postgres", place: `PostgreSQL, ${hostname}${pathname}`, close: () => database.destroy() };
}

function openSqlite(file: string, folder: string): Opened {
  // For this user only, whatever the umask; SQLite gives its other files the same mode.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const sqlite = new DatabaseSync(file, { timeout: busyTimeout });
  // FULL: with NORMAL a commit does not wait for the disk, and a power cut would take acknowledged messages.
  sqlite.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) });
  return { database, engine: "sqlite", place: file, close: () => database.destroy() };
}

/** Milliseconds: how long a statement waits for a lock of another program, during which no page is answered. */
const busyTimeout = 100;
/** Milliseconds: how long a transaction waits, while pages are answered. */
const beginWithin = 2_000;

/** Kysely's dialect for SQLite, over `node:sqlite`; its own is for better-sqlite3, of which it uses these calls. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    super({ database: statementsOf(sqlite) });
    this.#sqlite = sqlite;
  }

  override createDriver() {
    return new ImmediateDriver(this.#sqlite);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** SQLite makes tables in transactions, too: a migration is done whole or not at all, and by one program at a time. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    super({ database: statementsOf(sqlite) });
    this.#sqlite = sqlite;
  }

  /** Takes the lock for writing at once, so that no transaction fails in its middle. Between two, pages are answered. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await nextTurn();
    for (const until = performance.now() + beginWithin; ;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
        await wait(20);
      }
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has done so already.
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLITE_BUSY, also in its extended forms. */
const isBusy = (error: unknown) => (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 5;

function statementsOf(sqlite: DatabaseSync) {
  return {
    close: () => sqlite.close(),
    prepare(text: string) {
      const statement = sqlite.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
        run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
        iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

/** Removes deleted data from the disk, too; PostgreSQL does so by itself. */
export async function clean({ database, engine }: Pick<Opened, "database" | "engine">): Promise<void> {
  if (engine === "sqlite") await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
}

/** Copies a database in a file to another one, while it is in use. */
export async function backUp(database: Database, file: string): Promise<void> {
  await sql`VACUUM INTO ${file}`.execute(database);
}

/** A value stored under a name; undefined when there is none. */
export async function valueOf(database: Database, name: Tables["secrets"]["name"]): Promise<string | undefined> {
  const row = await database.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** Stores a value under a name, in place of the one before. */
export async function putValue(database: Database, name: Tables["secrets"]["name"], value: string): Promise<void> {
  await database
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

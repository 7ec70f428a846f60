import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Opened } from "./database.ts";

type Engine = Opened["engine"];

/** The tables, as `tables.ts` has them. */
const firstTables = (engine: Engine): readonly string[] => {
  const bytes = engine === "postgres" ? "BYTEA" : "BLOB";
  const id = `id ${engine === "postgres" ? "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY" : "INTEGER PRIMARY KEY AUTOINCREMENT"}`;
  return [
    `CREATE TABLE keys (id INTEGER PRIMARY KEY, public_key TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    ...peopleTables(id, bytes),
    `CREATE TABLE messages (
      number INTEGER PRIMARY KEY,
      key_hash TEXT NOT NULL UNIQUE,
      content_mark TEXT NOT NULL,
      words_hash TEXT NOT NULL,
      key_id INTEGER NOT NULL REFERENCES keys (id),
      sealed ${bytes} NOT NULL,
      suspect INTEGER NOT NULL CHECK (suspect IN (0, 1)),
      created_at BIGINT NOT NULL,
      read_at BIGINT,
      done_at BIGINT,
      done_by TEXT,
      how TEXT,
      version INTEGER NOT NULL DEFAULT 1,
      change BIGINT NOT NULL DEFAULT 0,
      changed_at BIGINT,
      changed_by TEXT,
      taken_at BIGINT,
      taken_by BIGINT REFERENCES people (id),
      going_at BIGINT,
      follow_up TEXT,
      follow_up_at BIGINT,
      followed_at BIGINT)`,
    `CREATE INDEX messages_open ON messages (created_at, number) WHERE done_at IS NULL AND suspect = 0`,
    `CREATE INDEX messages_done ON messages (done_at, number) WHERE done_at IS NOT NULL AND suspect = 0`,
    `CREATE INDEX messages_created ON messages (created_at, number)`,
    `CREATE INDEX messages_change ON messages (change)`,
    `CREATE TABLE notes (
      ${id},
      number INTEGER NOT NULL REFERENCES messages (number) ON DELETE CASCADE,
      at BIGINT NOT NULL,
      author TEXT NOT NULL,
      person BIGINT NOT NULL REFERENCES people (id),
      corrects BIGINT REFERENCES notes (id) ON DELETE CASCADE,
      key_id INTEGER NOT NULL REFERENCES keys (id),
      sealed ${bytes} NOT NULL)`,
    `CREATE INDEX notes_number ON notes (number)`,
    `CREATE TABLE notices (
      number INTEGER NOT NULL REFERENCES messages (number) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('first', 'reminder', 'last')),
      due_at BIGINT NOT NULL,
      PRIMARY KEY (number, kind))`,
    `CREATE INDEX notices_due ON notices (due_at)`,
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      address TEXT NOT NULL,
      subject TEXT NOT NULL,
      text TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL,
      next_try BIGINT,
      error TEXT)`,
    `CREATE TABLE mail_turn (free_at BIGINT NOT NULL)`,
    `INSERT INTO mail_turn (free_at) VALUES (0)`,
    `CREATE TABLE notice_addresses (address TEXT PRIMARY KEY)`,
    `CREATE TABLE reminders_off (kind TEXT PRIMARY KEY CHECK (kind IN ('reminder', 'last')))`,
    `CREATE TABLE refused_addresses (address TEXT PRIMARY KEY, reason TEXT NOT NULL)`,
    `CREATE TABLE change_counter (value BIGINT NOT NULL)`,
    `INSERT INTO change_counter (value) VALUES (0)`,
    `CREATE TABLE gone (number INTEGER NOT NULL, change BIGINT NOT NULL)`,
    `CREATE INDEX gone_change ON gone (change)`,
    `CREATE TABLE months (month TEXT PRIMARY KEY, due INTEGER NOT NULL, kept INTEGER NOT NULL)`,
    `CREATE TABLE audit (${id}, at BIGINT NOT NULL, actor TEXT NOT NULL, action TEXT NOT NULL, number INTEGER)`,
    ...appendOnly(engine),
  ];
};

/** Who may sign in. Only hashes of tokens are stored. */
const peopleTables = (id: string, bytes: string) => [
  `CREATE TABLE people (
    ${id},
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('staff', 'manager')),
    handle TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    revoked_at BIGINT)`,
  `CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (id),
    public_key ${bytes} NOT NULL,
    wrapped TEXT,
    counter BIGINT NOT NULL,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT)`,
  `CREATE TABLE sessions (
    ${id},
    token_hash TEXT NOT NULL UNIQUE,
    person BIGINT NOT NULL REFERENCES people (id),
    passkey TEXT NOT NULL REFERENCES passkeys (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    touched_at BIGINT NOT NULL)`,
  `CREATE TABLE invitations (
    ${id},
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('staff', 'manager')),
    person BIGINT REFERENCES people (id),
    handle TEXT NOT NULL,
    invited_by BIGINT REFERENCES people (id),
    expires_at BIGINT NOT NULL,
    used_at BIGINT)`,
  `CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    invitation BIGINT REFERENCES invitations (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL)`,
];

const appendOnly = (engine: Engine) =>
  engine === "postgres"
    ? [
        `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit trail only grows'; END $$`,
        `CREATE TRIGGER audit_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION refuse_change()`,
      ]
    : [
        // INSERT OR REPLACE deletes a row without firing its delete triggers.
        ["replace", "INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)"],
        ["update", "UPDATE ON audit"],
        ["delete", "DELETE ON audit"],
      ].map(
        ([name, event]) =>
          `CREATE TRIGGER audit_no_${name} BEFORE ${event} BEGIN SELECT RAISE(ABORT, 'the audit trail only grows'); END`,
      );

/** By name, in order. Once one is in use somewhere, it is never changed; add a new one instead. */
const migrations = (engine: Engine): Record<string, Migration> => ({
  "001-tables": {
    async up(database) {
      for (const statement of firstTables(engine)) await sql.raw(statement).execute(database);
    },
  },
});

/** Migrates the tables to the newest version, once, even if several programs start at the same time. */
export async function migrate({ database, engine }: Pick<Opened, "database" | "engine">): Promise<void> {
  const known = migrations(engine);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.includes("previously executed migration"))
    throw new Error("The messages are in the form of a later version of this program. Install that version.");
  if (error) throw error;
}

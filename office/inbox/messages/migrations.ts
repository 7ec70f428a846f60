import type { Database } from "./database.ts";

/** By version, from 1. Once it is in use somewhere, one is never changed; add a new one instead. */
const migrations = ({ engine }: Database): readonly (readonly string[])[] => {
  const bytes = engine === "postgres" ? "BYTEA" : "BLOB";
  const counted =
    engine === "postgres" ? "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY" : "INTEGER PRIMARY KEY AUTOINCREMENT";
  return [
    [
      // The private key is stored only wrapped (keys.ts).
      `CREATE TABLE keys (id INTEGER PRIMARY KEY, public_key TEXT NOT NULL, wrapped TEXT NOT NULL, created_at BIGINT NOT NULL)`,
      `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
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
        done_at BIGINT)`,
      // `pending`: the addresses that it still has to reach, with commas between; null for all.
      `CREATE TABLE outbox (
        number INTEGER NOT NULL REFERENCES messages (number) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('first', 'reminder', 'last')),
        state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'unneeded', 'dead')),
        attempts INTEGER NOT NULL DEFAULT 0,
        due_at BIGINT NOT NULL,
        error TEXT,
        pending TEXT,
        PRIMARY KEY (number, kind))`,
      `CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting'`,
      `CREATE TABLE audit (id ${counted}, at BIGINT NOT NULL, actor TEXT NOT NULL, action TEXT NOT NULL, number INTEGER)`,
      ...appendOnly(engine),
      // When the next mail may be sent.
      `CREATE TABLE mail_turn (free_at BIGINT NOT NULL)`,
      `INSERT INTO mail_turn (free_at) VALUES (0)`,
      // Reminders that managers turned off.
      `CREATE TABLE reminders_off (kind TEXT PRIMARY KEY CHECK (kind IN ('reminder', 'last')))`,
      `CREATE TABLE refused_addresses (address TEXT PRIMARY KEY, reason TEXT NOT NULL)`,
      // The mail of the working mornings; due_at is null once it is sent.
      `CREATE TABLE mornings (day TEXT PRIMARY KEY, attempts INTEGER NOT NULL, due_at BIGINT, error TEXT, pending TEXT)`,
      ...inbox(engine, bytes, counted),
    ],
  ];
};

/** What the page of the front desk needs; docs/decisions/0034-inbox.md. */
const inbox = (engine: Database["engine"], bytes: string, counted: string) => [
  `CREATE TABLE people (
    id ${counted},
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
  // Only hashes of tokens: a reader of the database can neither sign in nor accept an invitation.
  `CREATE TABLE sessions (
    id ${counted},
    token_hash TEXT NOT NULL UNIQUE,
    person BIGINT NOT NULL REFERENCES people (id),
    passkey TEXT NOT NULL REFERENCES passkeys (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    touched_at BIGINT NOT NULL)`,
  `CREATE TABLE invitations (
    id ${counted},
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
  ...[
    "version INTEGER NOT NULL DEFAULT 1",
    "change BIGINT NOT NULL DEFAULT 0",
    "changed_at BIGINT",
    "changed_by TEXT",
    "taken_at BIGINT",
    "taken_by BIGINT REFERENCES people (id)",
    "done_by TEXT",
    "how TEXT",
    "going_at BIGINT",
    // Why and from when it is to be followed up, and when that was first decided.
    "follow_up TEXT",
    "follow_up_at BIGINT",
    "followed_at BIGINT",
  ].map((column) => `ALTER TABLE messages ADD COLUMN ${column}`),
  `CREATE INDEX messages_open ON messages (created_at, number) WHERE done_at IS NULL AND suspect = 0`,
  `CREATE INDEX messages_done ON messages (done_at, number) WHERE done_at IS NOT NULL AND suspect = 0`,
  `CREATE INDEX messages_suspect ON messages (created_at, number) WHERE suspect = 1`,
  `CREATE INDEX messages_created ON messages (created_at, number)`,
  `CREATE INDEX messages_change ON messages (change)`,
  // `corrects`: the note of which it is a later text; the earlier ones stay as they were.
  `CREATE TABLE notes (
    id ${counted},
    number INTEGER NOT NULL REFERENCES messages (number) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    author TEXT NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id),
    corrects BIGINT REFERENCES notes (id) ON DELETE CASCADE,
    key_id INTEGER NOT NULL REFERENCES keys (id),
    sealed ${bytes} NOT NULL)`,
  `CREATE INDEX notes_number ON notes (number)`,
  `CREATE TABLE change_counter (value BIGINT NOT NULL)`,
  `INSERT INTO change_counter (value) VALUES (0)`,
  `CREATE TABLE gone (number INTEGER NOT NULL, change BIGINT NOT NULL)`,
  `CREATE INDEX gone_change ON gone (change)`,
  // Messages of a month that were deleted after their time: how many were due, and answered within 24 hours.
  `CREATE TABLE months (month TEXT PRIMARY KEY, due INTEGER NOT NULL, kept INTEGER NOT NULL)`,
  // Recipients of notices; if empty, the addresses of the settings are used.
  `CREATE TABLE notice_addresses (address TEXT PRIMARY KEY)`,
  // In SQLite, INSERT OR REPLACE deletes a row without firing its delete triggers.
  ...(engine === "sqlite"
    ? [
        `CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'the audit trail only grows'); END`,
      ]
    : []),
];

const appendOnly = (engine: Database["engine"]) =>
  engine === "postgres"
    ? [
        `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit trail only grows'; END $$`,
        `CREATE TRIGGER audit_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION refuse_change()`,
      ]
    : ["UPDATE", "DELETE"].map(
        (change) =>
          `CREATE TRIGGER audit_no_${change.toLowerCase()} BEFORE ${change} ON audit BEGIN SELECT RAISE(ABORT, 'the audit trail only grows'); END`,
      );

/** Migrates the tables to the newest version, once, even if several programs start at the same time. */
export async function migrate(database: Database, now: number): Promise<void> {
  const known = migrations(database);
  await database.transaction(async (query) => {
    if (database.engine === "postgres") await query("SELECT pg_advisory_xact_lock(4321)");
    await query("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at BIGINT NOT NULL)");
    const [row] = await query<{ version: number }>("SELECT COALESCE(MAX(version), 0) AS version FROM migrations");
    const version = row?.version ?? 0;
    if (version > known.length)
      throw new Error(
        `The messages are in the form of a later version of this program (${version}, this one knows ${known.length}). Install that version.`,
      );
    for (const [index, statements] of [...known.entries()].slice(version)) {
      for (const statement of statements) await query(statement);
      await query("INSERT INTO migrations (version, at) VALUES ($1, $2)", [index + 1, now]);
    }
  });
}

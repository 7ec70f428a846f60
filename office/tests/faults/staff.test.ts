/** The tests of the front desk, of notices and of a message's status once more, on PostgreSQL. */
import { afterAll } from "vitest";
import { stores } from "#tests/support/store.ts";
import { startPostgres } from "./postgres.ts";

const postgres = await startPostgres();
afterAll(() => postgres.end(), 60_000);
stores.newDatabaseUrl = () => postgres.newDatabase();

await import("#inbox/staff/sign-in.test.ts");
await import("#inbox/staff/messages.test.ts");
await import("#inbox/staff/commands.test.ts");
await import("#inbox/staff/people.test.ts");
await import("#inbox/staff/audit.test.ts");
await import("#inbox/messages/status.test.ts");
await import("#inbox/messages/store.test.ts");
await import("#inbox/messages/outbox.test.ts");
await import("#inbox/messages/mail.test.ts");

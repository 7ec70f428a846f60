/** The tests of the front desk, of notices, of a message's status and of changed tables once more, on PostgreSQL. */
import { afterAll } from "vitest";
import { stores } from "../support/staff.ts";
import { startPostgres } from "./postgres.ts";

const postgres = await startPostgres();
afterAll(() => postgres.end());
stores.newDatabaseUrl = () => postgres.newDatabase();

await import("../../server/staff/sign-in.test.ts");
await import("../../server/staff/messages.test.ts");
await import("../../server/staff/commands.test.ts");
await import("../../server/staff/people.test.ts");
await import("../../server/staff/notes.test.ts");
await import("../../server/staff/audit.test.ts");
await import("../../server/messages/status.test.ts");
await import("../../server/messages/migrations.test.ts");
await import("../../server/messages/outbox.test.ts");
await import("../../server/messages/mail.test.ts");
await import("../../server/messages/morning.test.ts");

import type { AuditLine, PersonName } from "#inbox/inbox.ts";
import type { Query } from "#inbox/messages/database.ts";
import { faults } from "#inbox/messages/health.ts";
import { recipientsOf } from "#inbox/messages/mail.ts";
import { nothing, object, optional, wholeNumber } from "./input.ts";
import { noMail } from "./notices.ts";
import type { Operation } from "./operation.ts";

const linesAtOnce = 100;

/** All who can be given a message, by name. */
export function findColleagues(query: Query): Promise<PersonName[]> {
  return query<PersonName>("SELECT id, name FROM people WHERE revoked_at IS NULL ORDER BY name, id");
}

export const colleagues: Operation<"colleagues"> = {
  role: "staff",
  input: nothing,
  run: async ({ database }) => ({ people: await findColleagues(database.query) }),
};

export const health: Operation<"health"> = {
  role: "manager",
  input: nothing,
  async run(desk) {
    const { database, now, mail, wrong } = desk;
    const recipients = mail && (await recipientsOf(database, { mail, staff: desk }));
    const faulty = await faults(database, now, recipients);
    return { problems: [...wrong, ...(mail ? [] : [noMail]), ...faulty] };
  },
};

export const audit: Operation<"audit"> = {
  role: "manager",
  input: object({ before: optional(wholeNumber(1)) }),
  async run({ database }, { before = Number.MAX_SAFE_INTEGER }) {
    const rows = await database.query<AuditLine>(
      "SELECT id, at, actor, action, number FROM audit WHERE id < $1 ORDER BY id DESC LIMIT $2",
      [before, linesAtOnce + 1],
    );
    const lines = rows.slice(0, linesAtOnce);
    return { lines, next: rows.length > linesAtOnce ? (lines.at(-1)?.id ?? null) : null };
  },
};

import type { AuditLine, WeekNumbers } from "#inbox/inbox.ts";
import { weekOf } from "@practice/site/practice/practice-time.ts";
import { nothing, object, optional, wholeNumber } from "./input.ts";
import type { Operation } from "./operation.ts";

const shownFor = 2 * 366 * 24 * 3_600_000;
const linesAtOnce = 100;

export const numbers: Operation<"numbers"> = {
  role: "reader",
  input: nothing,
  async run({ database, now }) {
    const rows = await database.query<{ week: string; quarters: number; count: number }>(
      "SELECT week, quarters, count FROM numbers WHERE week >= $1 AND count > 0 ORDER BY week, quarters",
      [weekOf(now - shownFor)],
    );
    const weeks = [...Map.groupBy(rows, ({ week }) => week)].map(([week, counts]): WeekNumbers => ({
      week,
      arrived: counts.find(({ quarters }) => quarters === 0)?.count ?? 0,
      answered: counts.filter(({ quarters }) => quarters > 0).map(({ quarters, count }) => [quarters, count]),
    }));
    return { weeks };
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

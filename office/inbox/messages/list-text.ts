import { hourAndDay, shortDayOf } from "@practice/site/practice/practice-time.ts";
import type { Listed } from "./desk.ts";
import { answerWithin } from "./store.ts";
import { onOneLine, safeJson } from "./terminal-text.ts";

type Options = { json: boolean; now: number; setAside: number };

/**
 * A list of messages for a terminal, a line each; `setAside` is how many are in the other list. As JSON: `problem` is
 * why a notice waits.
 */
export function listText(messages: readonly Listed[], { json, now, setAside }: Options): string {
  const rows = messages.map(({ number, created_at, read_at, done_at, follow_up_at, notice, error }) => ({
    number,
    created: new Date(created_at).toISOString(),
    state: done_at ? "done" : read_at ? "read" : "new",
    answerBy: new Date(created_at + answerWithin).toISOString(),
    ...(follow_up_at && !done_at && { followUp: new Date(follow_up_at).toISOString() }),
    notice,
    ...(error && { problem: error }),
  }));
  if (json) return safeJson(rows);
  const lines = rows.map(({ number, created, state, answerBy, followUp, notice, problem }) => {
    const due = Date.parse(answerBy);
    const answer = `${due < now ? "overdue since" : "answer by"} ${hourAndDay(due)}`;
    const again = followUp && `follow up on ${shortDayOf(Date.parse(followUp))}`;
    const by = state === "done" ? "" : `  ${again ?? answer}`;
    const why = problem ? ` (${onOneLine(problem)})` : "";
    return `${number}  ${state.padEnd(4)}  came ${hourAndDay(Date.parse(created))}${by}  notice: ${notice ?? "none"}${why}`;
  });
  if (lines.length === 0) lines.push("None.");
  return [...lines, ...setAsideText(setAside)].join("\n");
}

/** How to see what was set aside, if anything was. */
export function setAsideText(count: number): string[] {
  return count > 0
    ? [`Set aside because they looked like a robot's: ${count}. One may be from a person: npm run messages -- suspect`]
    : [];
}

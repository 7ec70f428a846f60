import { hourAndDay } from "@practice/site/practice/practice-time.ts";
import type { Database } from "./database.ts";
import { answerWithin, note } from "./store.ts";

/** How a line of the audit trail begins that says why messages could not be stored. */
const couldNotStore = "could not store";

/** Counts messages that could not be stored, until the audit trail can say so: then `health` reports it for a day. */
export class Unstored {
  #count = 0;
  #reason = "";

  /** Passes on what `storing` returns or throws. */
  async watch<Result>(storing: () => Promise<Result>): Promise<Result> {
    try {
      return await storing();
    } catch (error) {
      this.#count++;
      this.#reason = (error as Error).message;
      throw error;
    }
  }

  /** Writes the line, if there is something to say; throws while nothing can be written. */
  async write({ query }: Database, now: number): Promise<void> {
    const count = this.#count;
    if (count === 0) return;
    const messages = count === 1 ? "1 message" : `${count} messages`;
    await note(query, now, "site", `${couldNotStore} ${messages}: ${this.#reason}`);
    this.#count -= count;
  }
}

/** The last line of a day about messages that could not be stored, as a sentence. */
export async function unstoredProblem({ query }: Database, now: number): Promise<string | undefined> {
  const [last] = await query<{ at: number; action: string }>(
    `SELECT at, action FROM audit WHERE actor = 'site' AND action LIKE '${couldNotStore}%' AND at > $1 ORDER BY id DESC LIMIT 1`,
    [now - answerWithin],
  );
  return last && `Visitors were asked to call, last at ${hourAndDay(last.at)}: ${last.action}`;
}

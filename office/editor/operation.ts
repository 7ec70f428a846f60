/** What an operation of the editor is made of: its input, its context, and its answer. */
import { z } from "astro/zod";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Guard, validated } from "#inbox/guard.ts";
import type { Previews } from "#publish/preview.ts";
import type { Publishing } from "#publish/publishing.ts";
import type { Note, Publisher } from "#publish/run.ts";
import { isRecord, type EditorValues } from "./api-types.ts";
import type { Desk } from "./save.ts";
import type { Store } from "./store.ts";
import type { createTurns } from "./turns.ts";

/** What an operation works with. */
export type Editing = Desk & {
  publishing: Publishing;
  previews: Previews;
  /** The person making the request. */
  publisher: Publisher;
  /** Today in New York, `YYYY-MM-DD`. */
  day: string;
  inTurn: ReturnType<typeof createTurns>;
  /** Records in the audit trail who saved what. */
  note: Note | undefined;
};

/** Takes ten times the longest form. */
export const guard: Guard = {
  ...{ maxBytes: 512 * 1024, maxDepth: 16, within: 10_000 },
  words: {
    "not-json": [415, "Changes are sent as JSON."],
    malformed: [400, "The editor’s page sent something else than a change. Load the page anew."],
    "too-large": [413, "This is longer than the editor takes. Make the text shorter."],
    "too-slow": [408, "It took too long to arrive. Try again."],
  },
};

type Answer = { status: ContentfulStatusCode; body: object };
type Input<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>;

/** An operation with these fields. */
export function operation<Fields extends z.ZodRawShape, Output extends Answer>(
  fields: Fields,
  run: (at: Editing, input: Input<Fields>) => Output | Promise<Output>,
) {
  const input = z.object(fields);
  return { input, run: async (at: Editing, sent: unknown) => run(at, validated(input, sent, guard)) };
}

/** An operation that only refuses by throwing. */
export function answer<Fields extends z.ZodRawShape, Body extends object>(
  fields: Fields,
  run: (at: Editing, input: Input<Fields>) => Body | Promise<Body>,
) {
  return operation(fields, async (at, input) => ({ status: 200 as const, body: await run(at, input) }));
}

/** An operation that writes, completed before the next one begins; the audit trail has which files it wrote. */
export function change<Fields extends z.ZodRawShape, Output extends Answer>(
  fields: Fields,
  run: (at: Editing, input: Input<Fields>) => Output | Promise<Output>,
) {
  return operation(fields, async (at, input) => {
    let action = "";
    const write: Store["write"] = (changes) => {
      at.store.write(changes);
      const files = [...changes].map(([path, text]) => `${text === undefined ? "removed" : "saved"} content/${path}`);
      action = files.join(", ");
    };
    const reply = await at.inTurn(async () => run({ ...at, store: { ...at.store, write } }, input));
    if (action) await at.note?.(at.publisher, action).catch(reportNoLine);
    return reply;
  });
}

/** The save is not undone; the missing line of the audit trail is at least logged. */
function reportNoLine({ message }: Error): void {
  console.error(`Editor: something was saved, and the audit trail has no line about it: ${message}`);
}

/** The kinds of fields. */
export const text = z.string();
export const values = z.custom<EditorValues>(isRecord);

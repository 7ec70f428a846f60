/** What an operation of the editor is made of: its input, its context, and its answer. */
import { z } from "astro/zod";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Guard, validated } from "#inbox/guard.ts";
import type { Drafts } from "#publish/drafts.ts";
import type { Previews } from "#publish/preview.ts";
import type { Publishing } from "#publish/publishing.ts";
import type { Publisher } from "#publish/run.ts";
import { isRecord, type EditorValues } from "./api-types.ts";
import type { Desk } from "./save.ts";

/** What an operation works with. */
export type Editing = Desk & {
  drafts: Drafts;
  /** The folder of the site that visitors see. */
  site: string;
  publishing: Publishing;
  previews: Previews;
  /** The person making the request. */
  publisher: Publisher;
  /** Today in New York, `YYYY-MM-DD`. */
  day: string;
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

/** An operation that writes, completed before the next one begins. */
export function change<Fields extends z.ZodRawShape, Output extends Answer>(
  fields: Fields,
  run: (at: Editing, input: Input<Fields>) => Output | Promise<Output>,
) {
  return operation(fields, (at, input) => at.drafts.inTurn(async () => run(at, input)));
}

/** The kinds of fields. */
export const text = z.string();
export const values = z.custom<EditorValues>(isRecord);

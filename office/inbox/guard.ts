/** What both servers of the staff check of a request from their page, and how they refuse one. */
import type { z } from "astro/zod";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isFromOurPage, isType, readBody, readJsonBody } from "./requests.ts";

/** A rejected request; its message is shown to the person. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: { problem: string };

  constructor(status: ContentfulStatusCode, problem: string, details: object = {}) {
    super(problem);
    this.status = status;
    this.body = { ...details, problem };
  }
}

type Why = "not-json" | "malformed" | "too-large" | "too-slow";

/** What a server takes, and what it says of all else. */
export type Guard = {
  maxBytes: number;
  /** No input is nested deeper. */
  maxDepth: number;
  /** Milliseconds in which a request has to be here. */
  within: number;
  words: Readonly<Record<Why, readonly [status: ContentfulStatusCode, problem: string]>>;
};

const refused = (why: Why, { words }: Guard) => new Refused(...words[why], { error: why });

/** Accepts only our own host names, against DNS rebinding. */
export function onlyHosts(origins: readonly string[]): MiddlewareHandler {
  const hosts = origins.map((origin) => new URL(origin).host);
  return async (c, next) => {
    if (!hosts.includes(c.req.header("Host")?.toLowerCase() ?? ""))
      return c.text("This address is not the editor’s.\n", 403);
    return next();
  };
}

/** @throws {Refused} when the request does not come from a page at these origins */
export function refuseOtherSites({ req }: Context, origins: readonly string[], problem: string): void {
  const isOurs = (page: string) => origins.includes(page.toLowerCase());
  if (!isFromOurPage(req.raw, isOurs)) throw new Refused(403, problem, { error: "other-site" });
}

/** The body of a request. */
export async function readBytes(c: Context, guard: Guard) {
  const body = await readBody(c, guard.within, guard.maxBytes);
  if (typeof body === "string") throw refused(`too-${body}`, guard);
  return body;
}

/** The JSON of a request. */
export async function readJson(c: Context, guard: Guard): Promise<unknown> {
  if (!isType(c.req.header("Content-Type") ?? "", "application/json")) throw refused("not-json", guard);
  const sent = readJsonBody(await readBytes(c, guard), guard.maxDepth);
  if (sent === undefined) throw refused("malformed", guard);
  return sent;
}

/** What an operation was sent, validated. */
export function validated<Input extends z.ZodType>(input: Input, sent: unknown, guard: Guard): z.output<Input> {
  const { success, data } = input.safeParse(sent);
  if (!success) throw refused("malformed", guard);
  return data;
}

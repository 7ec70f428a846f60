import { z } from "astro/zod";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isFromOurPage, isType, readBody, readJsonBody } from "#inbox/requests.ts";
import { isRecord, type EditorValues, type RefusedAnswer } from "./api-types.ts";

const arriveWithin = 10_000;
/** A slow line, on which a large picture may take longer. */
const bytesPerMs = 1_250;
/** Ten times the longest form. */
const maxBytes = 512 * 1024;
/** No form is nested deeper. */
const maxDepth = 16;

/** A rejected request; its message is shown to the person. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, text: string) {
    super(text);
    this.status = status;
  }

  get body(): RefusedAnswer {
    return { problem: this.message };
  }
}

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
export function refuseOtherSites({ req }: Context, origins: readonly string[]): void {
  if (!isFromOurPage(req.raw, (page) => origins.includes(page.toLowerCase())))
    throw new Refused(403, "Only the editor’s own page can ask this. Open the editor, and do it there.");
}

/** The fields of a JSON object, validated. */
export async function readJson<T extends z.ZodRawShape>(c: Context, fields: T) {
  if (!isType(c.req.header("Content-Type") ?? "", "application/json"))
    throw new Refused(415, "Changes are sent as JSON.");
  const body = await readBytes(c, maxBytes, "This is longer than the editor takes. Make the text shorter.");
  const { data } = z.object(fields).safeParse(readJsonBody(body, maxDepth));
  if (!data) throw new Refused(400, "The editor’s page sent something else than a change. Load the page anew.");
  return data;
}

/** The body of a request, up to `most` bytes. */
export async function readBytes(c: Context, most: number, tooLarge: string): Promise<Uint8Array<ArrayBuffer>> {
  const body = await readBody(c, Math.max(arriveWithin, most / bytesPerMs), most);
  if (body === "large") throw new Refused(413, tooLarge);
  if (body === "slow") throw new Refused(408, "It took too long to arrive. Try again.");
  return body;
}

/** The kinds of fields. */
export const text = z.string();
export const values = z.custom<EditorValues>(isRecord);

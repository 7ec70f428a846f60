import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { timeout } from "hono/timeout";
import { type ContactMessage, withPlainLineBreaks } from "@practice/site/contact/contact-message.ts";

const maxBytes = 64 * 1024;

/** The body, unless it is larger than `most` bytes or takes longer than `bodyWithin` milliseconds. */
export async function readBody(
  c: Context,
  bodyWithin: number,
  most = maxBytes,
): Promise<Uint8Array<ArrayBuffer> | "large" | "slow"> {
  let body: Uint8Array<ArrayBuffer> | "large" | "slow" = "slow";
  const limit = bodyLimit({ maxSize: most, onError: () => ((body = "large"), new Response()) });
  const read = async () => {
    await limit(c, async () => void (body = new Uint8Array(await c.req.arrayBuffer())));
  };
  // It throws when it is late, or when the connection was lost.
  await timeout(bodyWithin)(c, read).catch(() => {});
  return body;
}

/** The fields of a form or of a JSON object; undefined when it is neither, or not in UTF-8. */
export async function readFields(
  type: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Map<string, string> | undefined> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    if (isType(type, "application/json")) {
      const entries = Object.entries(JSON.parse(text) as object).map(([name, value]) => [name, value ?? ""] as const);
      return entries.every((entry): entry is [string, string | number] =>
        ["string", "number"].includes(typeof entry[1]),
      )
        ? new Map(entries.map(([name, value]) => [name, String(value).toWellFormed()]))
        : undefined;
    }
    const isForm = isType(type, "application/x-www-form-urlencoded");
    if (!isForm && !isType(type, "multipart/form-data")) return undefined;
    if (isForm) decodeURIComponent(text.replaceAll("+", " ")); // Throws where an escape is not UTF-8.
    const form = [...(await new Response(body, { headers: { "Content-Type": type } }).formData())];
    return new Map(form.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return undefined;
  }
}

/** Parsed UTF-8 JSON, nested no deeper than `levels`; undefined when it is something else. */
export function readJsonBody(body: Uint8Array<ArrayBuffer>, levels: number): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return isShallow(value, levels) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1));
}

export function isType(header: string, type: string): boolean {
  return header.split(";")[0]?.trim().toLowerCase() === type;
}

export function messageOf(fields: ReadonlyMap<string, string>): Record<keyof ContactMessage, string> {
  const field = (name: string) => withPlainLineBreaks(fields.get(name) ?? "");
  return {
    name: field("name"),
    email: field("email"),
    phone: field("phone"),
    patientType: field("patientType") || "patient",
    message: field("message"),
  };
}

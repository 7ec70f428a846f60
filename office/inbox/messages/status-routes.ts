import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { messageStatusPath, statusLimits, statusSentences } from "@practice/site/contact/message-status.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import { cacheControl } from "@practice/site/serve/headers.ts";
import { createLimiter, readBody, readFields, visitorOf } from "#inbox/requests.ts";
import { showPage, wantsPage } from "./intake.ts";
import type { StoreCalls } from "./open-store.ts";
import { statusPage } from "./pages.ts";
import { readNumber } from "./status.ts";

const tries = { burst: 10, every: 60_000 };
/** Per address: 10 at once, then one a minute; per message number the same, from any address; overall, one a second. */
export const statusRates = { visitor: tries, number: tries, all: { burst: 60, every: 1_000 } };

/** A number and four words take a few hundred. */
const maxBytes = 4_096;

type Options = {
  store: () => Pick<StoreCalls, "status"> | undefined;
  phone: string;
  builtPage: (name: string) => string | undefined;
  proxies: number;
  isFromOurPages: (request: Request) => boolean;
  rates?: typeof statusRates;
};

const refusals = {
  unreadable: [400, "Write the number, six digits, and the four words that came with it."],
  "other-site": [403, "It came from a page of another site."],
  unknown: [404, "There is no message with this number and these words, or it is gone by now."],
  "too-many": [429, "That was tried too often. Wait some minutes, then try again."],
  "not-ready": [503, "We cannot look it up at the moment. Try again in a few minutes."],
} as const;

/** Responds with the status of a message, given its number and its words. */
export function createStatusRoutes(options: Options): Hono<{ Bindings: HttpBindings }> {
  const { store, phone, builtPage, proxies, isFromOurPages, rates = statusRates } = options;
  const [waitOfVisitor, waitOfNumber] = [createLimiter(rates.visitor), createLimiter(rates.number)];
  const waitOfAll = createLimiter(rates.all);

  const refuse = (c: Context, error: keyof typeof refusals, typed = {}) => {
    const [status, reason] = refusals[error];
    const text = status === 400 ? reason : `${reason} Please call ${readablePhone(phone)}.`;
    return wantsPage(c) ? showPage(c, statusPage(builtPage, text, typed), status) : c.json({ error, text }, status);
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post(messageStatusPath, async (c) => {
    c.header("Cache-Control", cacheControl.error);
    if (!isFromOurPages(c.req.raw)) return refuse(c, "other-site");
    const body = await readBody(c, 10_000, maxBytes);
    const fields = typeof body === "string" ? undefined : await readFields(c.req.header("Content-Type") ?? "", body);
    const field = (name: keyof typeof statusLimits) => fields?.get(name)?.slice(0, statusLimits[name]) ?? "";
    const typed = { number: field("number"), words: field("words") };
    const number = readNumber(typed.number);
    const visitor = visitorOf(c.env.incoming.socket.remoteAddress ?? "", c.req.header("X-Forwarded-For"), proxies);
    // In this order: a request over its own limit does not count toward shared limits.
    const pause = waitOfVisitor(visitor) || (number && (waitOfNumber(String(number)) || waitOfAll("all")));
    if (pause > 0) c.header("Retry-After", String(Math.ceil(pause / 1_000)));
    if (pause > 0) return refuse(c, "too-many", typed);
    if (!number || !typed.words) return refuse(c, "unreadable", typed);
    const looked = store()?.status(number, typed.words) ?? Promise.reject(new Error("not open"));
    const status = (await looked.catch(() => "not-ready" as const)) ?? "unknown";
    if (typeof status === "string") return refuse(c, status, typed);
    return wantsPage(c) ? showPage(c, statusPage(builtPage, statusSentences(status, number)), 200) : c.json(status);
  });
  app.all(messageStatusPath, (c) => c.text("Ask here by POST.\n", 405, { Allow: "POST", "Cache-Control": "no-store" }));
  return app;
}

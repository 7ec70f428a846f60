import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { messageStatusPath, statusLimits, statusSentences } from "@practice/site/contact/message-status.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import { cacheControl } from "@practice/site/serve/headers.ts";
import { readBody, readFields } from "./body.ts";
import { showPage, wantsPage } from "./intake.ts";
import type { StoreCalls } from "./open-store.ts";
import { statusPage, type Typed } from "./pages.ts";
import { createLimiter, visitorOf } from "./rate.ts";
import { readNumber } from "./status.ts";

type Env = { Bindings: HttpBindings };

/** Per address: 10 at once, then one a minute; per message number the same, from any address; overall, one a second. */
export const statusRates = {
  visitor: { burst: 10, every: 60_000 },
  number: { burst: 10, every: 60_000 },
  all: { burst: 60, every: 1_000 },
};

type Options = {
  store: () => Pick<StoreCalls, "status"> | undefined;
  phone: string;
  builtPage: (name: string) => string | undefined;
  proxies: number;
  isFromOurPages: (request: Request) => boolean;
  rates?: typeof statusRates;
};

const arriveWithin = 10_000;

/** Responds with the status of a message, given its number and its words. */
export function createStatusRoutes({
  store,
  phone,
  builtPage,
  proxies,
  isFromOurPages,
  rates = statusRates,
}: Options): Hono<Env> {
  const [waitOfVisitor, waitOfNumber] = [createLimiter(rates.visitor), createLimiter(rates.number)];
  const waitOfAll = createLimiter(rates.all);
  const call = `Please call ${readablePhone(phone)}.`;

  const answer = (c: Context, text: string, json: object, status: ContentfulStatusCode, typed?: Typed) =>
    wantsPage(c) ? showPage(c, statusPage(builtPage, text, typed), status) : c.json(json, status);

  const app = new Hono<Env>();
  app.post(messageStatusPath, async (c) => {
    c.header("Cache-Control", cacheControl.error);
    let typed = { number: "", words: "" };
    const refuse = (status: ContentfulStatusCode, error: string, reason: string) => {
      const text = status === 400 ? reason : `${reason} ${call}`;
      return answer(c, text, { error, text }, status, typed);
    };
    if (!isFromOurPages(c.req.raw)) return refuse(403, "other-site", "It came from a page of another site.");
    const body = await readBody(c, arriveWithin);
    const fields = typeof body === "string" ? undefined : await readFields(c.req.header("Content-Type") ?? "", body);
    typed = {
      number: fields?.get("number")?.slice(0, statusLimits.number) ?? "",
      words: fields?.get("words")?.slice(0, statusLimits.words) ?? "",
    };
    const ready = store();
    if (!ready) return refuse(503, "not-ready", "We cannot look it up at the moment. Try again in a few minutes.");
    const number = readNumber(typed.number);
    if (!number || !typed.words)
      return refuse(400, "unreadable", "Write the number, six digits, and the four words that came with it.");

    const visitor = visitorOf(c.env.incoming.socket.remoteAddress ?? "", c.req.header("X-Forwarded-For"), proxies);
    // In this order: a request over its own limit does not count toward shared limits.
    const pause = waitOfVisitor(visitor) || waitOfNumber(String(number)) || waitOfAll("all");
    if (pause > 0) {
      c.header("Retry-After", String(Math.ceil(pause / 1_000)));
      return refuse(429, "too-many", "That was tried too often. Wait some minutes, then try again.");
    }
    const status = await ready.status(number, typed.words).catch(() => "failed" as const);
    if (status === "failed") return refuse(503, "not-ready", "We cannot look it up at the moment. Try again.");
    if (!status)
      return refuse(404, "unknown", "There is no message with this number and these words, or it is gone by now.");
    return answer(c, statusSentences(status, number), status, 200);
  });
  app.all(messageStatusPath, (c) => c.text("Ask here by POST.\n", 405, { Allow: "POST", "Cache-Control": "no-store" }));
  return app;
}

import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ContactMessage, messageErrors, withPlainLineBreaks } from "@practice/site/contact/contact-message.ts";
import { messagesPath } from "@practice/site/contact/message-paths.ts";
import { readablePhone } from "@practice/site/practice/phone.ts";
import { cacheControl, delivering, pagePolicy } from "@practice/site/serve/headers.ts";
import { createLimiter, inTime, isType, readBody, readFields, visitorOf } from "#inbox/requests.ts";
import { arrivedPage, notArrivedPage } from "./pages.ts";
import type { Receipt } from "./store.ts";
import type { StoreCalls } from "./open-store.ts";

const receiptPath = `${messagesPath}/arrived`;

/** Milliseconds in which a message has to be here. */
const arriveWithin = 10_000;
/** No human types a message faster; in milliseconds, measured by the script. */
const shortestTyping = 2_000;

/** Per visitor: 20 at once, then 3 a minute. For all: 300 at once, then 60 a minute. Times in milliseconds. */
export const usualRates = { visitor: { burst: 20, every: 20_000 }, all: { burst: 300, every: 1_000 } };

type Options = {
  /** The store, once it is ready. */
  store: () => StoreCalls | undefined;
  /** The practice line, as +1 and ten digits: in every response that says that a message did not arrive. */
  phone: string;
  /** A page of the built site as HTML, if it exists. */
  builtPage: (name: string) => string | undefined;
  proxies: number;
  isFromOurPages: (request: Request) => boolean;
  rates?: typeof usualRates;
  bodyWithin?: number;
};

type Env = { Bindings: HttpBindings };

/** Details of a rejection: errors by field, and the seconds after which to retry. */
type Details = { fields?: object; retryAfter?: number };
const soon: Details = { retryAfter: 10 };

/** Accepts messages: JSON gets JSON, a form without script gets a page. */
export function createIntake({
  store,
  phone,
  builtPage,
  proxies,
  isFromOurPages,
  rates = usualRates,
  bodyWithin = arriveWithin,
}: Options): Hono<Env> {
  const waitOfVisitor = createLimiter(rates.visitor);
  const waitOfAll = createLimiter(rates.all);
  const call = `Please call ${readablePhone(phone)}.`;

  const refuse = (c: Context, error: keyof typeof refusals, { fields, retryAfter }: Details = {}) => {
    const [status, text] = refusals[error];
    const whole = `Your message did not reach us. ${text} ${status === 422 ? "" : call}`.trim();
    c.header("Cache-Control", cacheControl.error);
    if (retryAfter) c.header("Retry-After", String(retryAfter));
    if (!wantsPage(c)) return c.json({ error, text: whole, ...(fields && { fields }) }, status);
    const details = Object.values(fields ?? {}).join(" ");
    return showPage(c, notArrivedPage(builtPage, `${whole} ${details}`.trim()), status);
  };

  const app = new Hono<Env>();
  app.post(messagesPath, async (c) => {
    if (!isFromOurPages(c.req.raw)) return refuse(c, "other-site");
    const ready = store();
    if (!ready) return refuse(c, "not-ready", soon);
    const { incoming } = c.env;
    const visitor = visitorOf(incoming.socket.remoteAddress ?? "", c.req.header("X-Forwarded-For"), proxies);
    const pause = waitOfVisitor(visitor);
    if (pause > 0) return refuse(c, "too-many", { retryAfter: Math.ceil(pause / 1_000) });

    const body = await readBody(c, bodyWithin);
    if (body === "large") return refuse(c, "too-large");
    if (body === "slow") {
      c.header("Connection", "close");
      return refuse(c, "too-slow");
    }
    const fields = await readFields(c.req.header("Content-Type") ?? "", body);
    if (!fields) return refuse(c, "unreadable");
    const message = messageOf(fields);
    const errors = messageErrors(message);
    const key = fields.get("key")?.toLowerCase() || undefined;
    if (Object.keys(errors).length > 0) return refuse(c, "fields", { fields: errors });
    if (key !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return refuse(c, "key");

    // An invalid message does not count toward the limit of all visitors.
    const pauseOfAll = waitOfAll("all");
    if (pauseOfAll > 0) return refuse(c, "too-many", { retryAfter: Math.ceil(pauseOfAll / 1_000) });

    // A filled honeypot field, or typing faster than any human.
    const suspect = Boolean(fields.get("website")) || Number(fields.get("elapsed") || Infinity) < shortestTyping;
    const cut = new AbortController();
    const storing = ready.accept(message as ContactMessage, { key, suspect, signal: cut.signal });
    const receipt = await inTime(storing, cut).catch((error: Error) =>
      console.error(`Messages: one could not be stored, and was refused: ${error.message}`),
    );
    if (!receipt) return refuse(c, "not-ready", soon);
    return receipt === "conflict" ? refuse(c, "key-used") : acknowledge(c, receipt, ready);
  });
  app.get(receiptPath, (c) => {
    const receipt = store()?.readTicket(c.req.query("ticket") ?? "");
    c.header("Cache-Control", cacheControl.error);
    return showPage(c, arrivedPage(builtPage, receipt), 200);
  });
  app.all(messagesPath, (c) =>
    c.text("Messages are sent here by POST.\n", 405, { Allow: "POST", "Cache-Control": cacheControl.error }),
  );
  return app;
}

/** Why a message is rejected, by error code: the HTTP status, and a sentence for people. */
const refusals = {
  unreadable: [400, "It could not be read."],
  "other-site": [403, "It came from a page of another site."],
  "too-slow": [408, "It took too long to arrive. Send it again."],
  "key-used": [409, "Another message was sent with the same key. Load the form again."],
  "too-large": [413, "It is longer than we can take."],
  fields: [422, "Please correct it and send it again."],
  key: [422, "Its key is not a UUID."],
  "too-many": [429, "Too many came at once. Wait a moment, then send it again."],
  "not-ready": [503, "We cannot take messages at the moment. Send it again in a few minutes."],
} as const;

function acknowledge(c: Context, receipt: Receipt, store: StoreCalls) {
  c.header("Cache-Control", cacheControl.error);
  if (!wantsPage(c)) return c.json(receipt, 201);
  return c.redirect(`${receiptPath}?ticket=${store.ticket(receipt)}`, 303);
}

export function showPage(c: Context, html: string, status: ContentfulStatusCode) {
  // The status page has a form, for another try.
  c.header("Content-Security-Policy", delivering(pagePolicy));
  return c.html(html, status);
}

/** A browser's form post is answered with a page; other clients can request JSON. */
export function wantsPage({ req }: Context): boolean {
  const accept = req.header("Accept")?.toLowerCase() ?? "";
  const isJson = isType(req.header("Content-Type") ?? "", "application/json");
  return !isJson && (accept.includes("text/html") || !accept.includes("application/json"));
}

function messageOf(fields: ReadonlyMap<string, string>): Record<keyof ContactMessage, string> {
  const field = (name: string) => withPlainLineBreaks(fields.get(name) ?? "");
  return {
    name: field("name"),
    email: field("email"),
    phone: field("phone"),
    patientType: field("patientType") || "patient",
    message: field("message"),
  };
}

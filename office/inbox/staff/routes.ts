import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Session, staffApiPath, staffPath } from "#inbox/inbox.ts";
import { cacheControl } from "@practice/site/serve/headers.ts";
import { readJson, Refused, refuseOtherSites } from "#inbox/guard.ts";
import { createLimiter, loopbackName, visitorOf } from "#inbox/requests.ts";
import { onOneLine } from "#inbox/messages/terminal-text.ts";
import { guard, Refusal } from "./operation.ts";
import type { StaffCall, StaffReply } from "./service.ts";
import type { StaffSettings } from "./settings.ts";
import { challengeOf } from "./sign-in.ts";

type Env = { Bindings: HttpBindings };

const cookieName = "__Host-staff";

/** Without a session, per address: 10 at once, then 6 a minute; overall, 100 and 20 a second. With one: per address. */
export const staffRates = {
  stranger: { burst: 10, every: 10_000 },
  strangers: { burst: 100, every: 50 },
  staff: { burst: 300, every: 100 },
};

/** How many challenges are remembered: more than `strangers` allows during the lifetime of one. */
const maxIssued = 10_000;

type Options = StaffSettings & {
  /** Calls the service, once the database is open. */
  ask: () => ((call: StaffCall) => Promise<StaffReply>) | undefined;
  proxies: number;
  rates?: typeof staffRates;
  /** Milliseconds in which a request has to be here. */
  arriveWithin?: number;
};

/** The routes under `/staff`: the page is never cached or indexed, and operations are accepted only from the page. */
export function createStaffRoutes(options: Options): Hono<Env> {
  const { ask, origin, isLocal, proxies, rates = staffRates, arriveWithin = guard.within } = options;
  const waitOf = { stranger: createLimiter(rates.stranger), staff: createLimiter(rates.staff) };
  const waitOfStrangers = createLimiter(rates.strangers);
  const issued = new Set<string>();

  const refuseFlood = (c: Context<Env>, pause: number) => {
    if (pause <= 0) return;
    c.header("Retry-After", String(Math.ceil(pause / 1_000)));
    throw new Refusal("too-many", "That was too much at once. Wait a moment, then try again.");
  };

  const answer = async (c: Context<Env>): Promise<StaffReply> => {
    refuseOtherSites(c, [origin], `This page works at ${origin}/staff only. Open it there.`);
    const operation = c.req.path.slice(staffApiPath.length + 1);
    // Every operation that needs no session counts as a stranger's, whatever the cookie.
    const isStranger = /^(sign-in|invitation)\//.test(operation);
    const visitor = visitorOf(c.env.incoming.socket.remoteAddress ?? "", c.req.header("X-Forwarded-For"), proxies);
    refuseFlood(c, waitOf[isStranger ? "stranger" : "staff"](visitor));
    const staff = ask();
    if (!staff) throw notReady();
    const input = await readJson(c, { ...guard, within: arriveWithin });
    // A signed challenge that was issued here has passed the limit already; valid once, so a flood gains nothing.
    if (isStranger && !issued.delete(signedChallenge(input))) refuseFlood(c, waitOfStrangers("all"));
    const [token, touched] = [readCookie(c.req.header("Cookie")), c.req.header("X-Touched") === "1"];
    const reply = await staff({ operation, input, token, touched, device: deviceOf(c.req.header("User-Agent")) }).catch(
      (error: Error) => {
        console.error(onOneLine(`Staff: ${operation} could not be answered: ${error.message}`));
        throw notReady();
      },
    );
    const { challenge } = (reply.body as { options?: { challenge?: string } }).options ?? {};
    if (challenge) issued.add(challenge);
    if (issued.size > maxIssued) issued.delete(issued.values().next().value ?? "");
    return reply;
  };

  const app = new Hono<Env>();
  for (const path of [staffPath, `${staffPath}.html`, `${staffPath}.html/*`, `${staffPath}/*`]) {
    app.use(path, neverKept);
    if (isLocal) app.use(path, onLocalhost(origin));
  }
  app.post(`${staffApiPath}/*`, async (c) => {
    const { status, body, token } = await answer(c).catch((error: unknown): StaffReply => {
      if (error instanceof Refused) return error;
      throw error;
    });
    if (token !== undefined) c.header("Set-Cookie", sessionCookie(token));
    return c.json(body, status as ContentfulStatusCode);
  });
  app.all(`${staffApiPath}/*`, (c) => c.text("Operations are sent here by POST.\n", 405, { Allow: "POST" }));
  return app;
}

async function neverKept(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  c.res.headers.set("Cache-Control", cacheControl.error);
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  c.res.headers.delete("ETag");
}

/** Passkeys work with no IP address: a page that is opened under one is opened under `localhost` instead. */
function onLocalhost(origin: string): MiddlewareHandler<Env> {
  return async ({ req, env, redirect }, next) => {
    const { pathname, search } = new URL(req.url);
    const isRead = ["GET", "HEAD"].includes(req.method);
    if (isRead && loopbackName(env.incoming) !== "localhost") return redirect(`${origin}${pathname}${search}`, 307);
    return next();
  };
}

function signedChallenge(input: unknown): string {
  const { response } = (input ?? {}) as { response?: { response?: { clientDataJSON?: unknown } | null } | null };
  const signed = response?.response?.clientDataJSON;
  return typeof signed === "string" ? challengeOf(signed) : "";
}

function notReady(): Refusal {
  return new Refusal("not-ready", "The server cannot answer at the moment. Try again in a minute.");
}

/** Only a well-formed one, so that foreign cookies cost no lookup. */
function readCookie(header = ""): string | undefined {
  return new RegExp(`(?:^|; ?)${cookieName}=([\\w-]{43})(?:;|$)`).exec(header)?.[1];
}

/** The person signed in with a cookie, as just read from the database; undefined while it is unavailable. */
export async function personOf(
  ask: Options["ask"],
  cookie: string | undefined,
  touched: boolean,
): Promise<Session["person"] | undefined> {
  const token = readCookie(cookie);
  if (!token) return undefined;
  const reply = await ask()?.({ operation: "session", input: {}, token, touched, device: "" }).catch(() => undefined);
  return reply?.status === 200 ? (reply.body as Session).person : undefined;
}

/** Without Max-Age: it ends with the browser, or earlier on the server. An empty token deletes it. */
function sessionCookie(token: string): string {
  const attributes = "Path=/; Secure; HttpOnly; SameSite=Strict";
  return `${cookieName}=${token}; ${attributes}${token ? "" : "; Max-Age=0"}`;
}

/** The first that is in the User-Agent counts: Edge and Opera name Chrome, too, and Chrome names Safari. */
const browsers = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;
const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

/** Browser and system in words, as “Chrome on Windows”, from the User-Agent; to tell one's devices apart, no proof. */
function deviceOf(userAgent = ""): string {
  const named = (list: typeof browsers | typeof systems) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return `${named(browsers) ?? "A browser"} on ${named(systems) ?? "another system"}`;
}

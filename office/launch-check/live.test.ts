import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { serveBuild } from "@practice/site/scripts/serve-build.ts";
import { ask } from "@practice/site/tests/support/ask.ts";
import { certificate, certificateKey } from "@practice/site/tests/support/localhost-certificate.ts";
import { message, serveMessages, storedMessages, whenReady } from "#tests/support/messages.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { checkLiveSite } from "./live.ts";
import { checkMail, type MailOptions } from "./live-mail.ts";
import { sendTestMessage } from "./live-message.ts";
import { foreignParts } from "./live-pages.ts";

const day = "2026-11-23";

/** A change that a host makes to an answer of our server, by path. */
type Fault = (
  path: string,
  answer: { status: number; headers: Record<string, string>; body: string },
) => Partial<{ status: number; headers: Record<string, string>; body: string }>;

const faultless: Fault = () => ({});
let fault = faultless;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let behind: Awaited<ReturnType<typeof serveBuild>>;
let proxy: Server;
let origin: string;

/** Our own server, with a small site that has the address of this proxy, which terminates TLS and may alter answers. */
beforeAll(async () => {
  proxy = createSecureServer({ key: certificateKey, cert: certificate }, (incoming, outgoing) => {
    void ask(Number(new URL(behind.url).port), { path: incoming.url ?? "/" }).then(({ status, headers, body }) => {
      const answer = { status, headers: Object.fromEntries(headers), body: body.toString() };
      const changed = { ...answer, ...fault(incoming.url ?? "", answer) };
      delete changed.headers["content-length"];
      outgoing.writeHead(changed.status, changed.headers).end(changed.body);
    });
  });
  origin = `https://localhost:${await portOf(proxy)}`;
  const page = (path: string) =>
    `<!doctype html><link rel="canonical" href="${origin}${path}"><link rel="icon" href="/favicon.svg"><a href="https://b.org/">B</a>`;
  const list = (tag: string, addresses: string[]) =>
    addresses.map((loc) => `<${tag}><loc>${loc}</loc></${tag}>`).join("");
  folder = await temporaryFolder({
    "index.html": page("/"),
    "contact.html": page("/contact"),
    "404.html": '<meta name="robots" content="noindex">',
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
    "sitemap-index.xml": list("sitemap", [`${origin}/sitemap-0.xml`]),
    "sitemap-0.xml": list("url", [`${origin}/`, `${origin}/contact`]),
    ".well-known/security.txt": `Contact: mailto:a@b.org\nExpires: 2027-10-01T00:00:00Z\nCanonical: ${origin}/.well-known/security.txt\n`,
  });
  behind = await serveBuild(folder.path);
});

afterAll(async () => {
  behind.stop();
  proxy.close();
  await folder[Symbol.asyncDispose]();
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const usual = { delivers: false, day, others: [], authority: certificate };

/** What is found, as the address or path and the field. */
async function found(
  options: Partial<Parameters<typeof checkLiveSite>[1]> = {},
  change = faultless,
): Promise<string[]> {
  fault = change;
  const findings = await checkLiveSite(origin, { ...usual, ...options });
  return findings.map(({ file, field }) => `${file.replace(origin, "")} ${field}`.trim());
}

const withHeaders =
  (change: Record<string, string | undefined>, only?: string): Fault =>
  (path, { headers }) =>
    only === undefined || path === only
      ? {
          headers: Object.fromEntries(
            Object.entries({ ...headers, ...change }).filter(([, value]) => value !== undefined),
          ) as Record<string, string>,
        }
      : {};
const withBody =
  (path: string, from: string | RegExp, to: string): Fault =>
  (asked, { body }) =>
    asked === path ? { body: body.replace(from, to) } : {};

test("our own server behind a proxy that terminates TLS passes the check", async () => {
  expect(await found()).toEqual([]);
});

test.each<[string, Fault, string[]]>([
  ["a header that the host drops", withHeaders({ "referrer-policy": undefined }, "/"), ["/ Referrer-Policy"]],
  [
    "a header that the host changes",
    withHeaders({ "x-content-type-options": "none" }, "/robots.txt"),
    ["/robots.txt X-Content-Type-Options"],
  ],
  [
    "a policy of the host alone",
    withHeaders({ "content-security-policy": "default-src *" }, "/"),
    ["/ Content-Security-Policy"],
  ],
  ["a cookie", withHeaders({ "set-cookie": "a=b" }, "/"), ["/ set-cookie"]],
  ["reports to the host", withHeaders({ nel: "{}" }, "/"), ["/ nel"]],
  ["pages kept for an hour", withHeaders({ "cache-control": "max-age=3600" }, "/"), ["/ Cache-Control"]],
  [
    "a missing page that is answered with 200",
    (_, { status }) => (status === 404 ? { status: 200 } : {}),
    ["/launch-check-asks-for-no-page"],
  ],
  ["a robots.txt that closes the site", withBody("/robots.txt", "Allow: /", "Disallow: /"), ["/robots.txt"]],
  [
    "a robots.txt of another address",
    withBody("/robots.txt", "https://localhost", "https://example.org"),
    ["/robots.txt"],
  ],
  [
    "a sitemap of another address",
    withBody("/sitemap-0.xml", /https:\/\/localhost:\d+/g, "https://example.org"),
    ["/sitemap-index.xml"],
  ],
  ["no sitemap", (path) => (path.startsWith("/sitemap") ? { status: 404, body: "" } : {}), ["/sitemap-index.xml"]],
  ["a page that is not there", (path) => (path === "/contact" ? { status: 404 } : {}), ["/contact"]],
  [
    "a page that calls another address its own",
    withBody("/contact", /https:\/\/localhost:\d+/, "https://example.org"),
    ["canonical"],
  ],
  ["a page kept out of search engines", withHeaders({ "x-robots-tag": "noindex" }, "/contact"), ["/contact"]],
  [
    "a counter of the host",
    withBody("/contact", "<a ", '<script src="https://count.example/x.js"></script><a '),
    ["/contact"],
  ],
  [
    "no security.txt",
    (path) => (path.startsWith("/.well-known") ? { status: 404 } : {}),
    ["/.well-known/security.txt"],
  ],
  [
    "a security.txt of another address",
    withBody("/.well-known/security.txt", /Canonical: \S+/, "Canonical: https://b.org/"),
    ["/.well-known/security.txt"],
  ],
])("%s is found, and nothing else", async (_, change, finds) => {
  expect(await found({}, change)).toEqual(finds);
});

test("a second policy of the host beside ours is no error", async () => {
  const change: Fault = (path, { headers }) =>
    path === "/"
      ? {
          headers: {
            ...headers,
            "content-security-policy": `default-src 'none', ${headers["content-security-policy"]}`,
          },
        }
      : {};
  expect(await found({}, change)).toEqual([]);
});

test("a site that delivers messages is checked against its own policy", async () => {
  expect(await found({ delivers: true })).toEqual(
    ["/ Content-Security-Policy", "/launch-check-asks-for-no-page Content-Security-Policy"].map((field) => field),
  );
});

test("an expired security.txt is found, and a certificate that expires within two weeks", async () => {
  expect(await found({ day: "2027-10-02" })).toEqual(["/.well-known/security.txt"]);
  expect(await found({ day: "2119-11-30" })).toEqual(["TLS", "/.well-known/security.txt"]);
});

test("an untrusted certificate and an unreachable server are found", async () => {
  const [untrusted] = await checkLiveSite(origin, { delivers: false, day });
  expect(untrusted?.found).toContain("SELF_SIGNED");
  const [gone] = await checkLiveSite("http://127.0.0.1:1", usual);
  expect(gone?.found).toContain("ECONNREFUSED");
});

test("a site without TLS is found", async () => {
  fault = faultless;
  const findings = await checkLiveSite(behind.url, usual);
  expect(findings.map(({ field }) => field)).toContain("TLS");
});

describe("another name of the site", () => {
  test.each<[string, RequestListener, string | undefined]>([
    [
      "redirects for good with its path",
      (asked, to) => to.writeHead(301, { Location: origin + asked.url }).end(),
      undefined,
    ],
    [
      "redirects in two steps",
      (asked, to) => to.writeHead(301, { Location: asked.url === "/b" ? `${origin}/contact` : "/b" }).end(),
      undefined,
    ],
    [
      "redirects for now",
      (asked, to) => to.writeHead(302, { Location: origin + asked.url }).end(),
      "It redirects with 302.",
    ],
    [
      "redirects everything to the home page",
      (_, to) => to.writeHead(308, { Location: origin }).end(),
      "It redirects /contact to /.",
    ],
    ["answers by itself", (_, to) => to.writeHead(200).end(), "It does not redirect to the site."],
    [
      "redirects in a circle",
      (_, to) => to.writeHead(301, { Location: "/" }).end(),
      "It does not redirect to the site.",
    ],
  ])("that %s", async (_, answer, says) => {
    const other = createServer(answer);
    onTestFinished(() => void other.close());
    fault = faultless;
    const findings = await checkLiveSite(origin, { ...usual, others: [`http://127.0.0.1:${await portOf(other)}`] });
    expect(findings.map((finding) => finding.found)).toEqual(says === undefined ? [] : [says]);
  });

  test("that is not there", async () => {
    expect(await found({ others: ["http://127.0.0.1:1"] })).toEqual(["http://127.0.0.1:1"]);
  });
});

test.each([
  { html: '<img src="/a.png"><a href="https://b.org">', parts: [] },
  { html: '<link rel="canonical" href="https://b.org/"><link rel="alternate" href="https://b.org/feed">', parts: [] },
  { html: '<meta property="og:image" content="https://b.org/a.png">', parts: [] },
  { html: '<script type="application/ld+json">{"url":"<img src=https://b.org/>"}</script>', parts: [] },
  { html: '<!-- <img src="https://b.org/a.png"> -->', parts: [] },
  { html: '<iframe loading="lazy" src="https://www.google.com/maps?q=a&amp;b"></iframe>', parts: [] },
  { html: '<iframe loading="lazy" src="https://b.org/"></iframe>', parts: ['<iframe src="https://b.org/">'] },
  {
    html: '<iframe src="https://www.google.com/maps"></iframe>',
    parts: ['<iframe src="https://www.google.com/maps">'],
  },
  { html: "<img src=//b.org/a.png>", parts: ['<img src="//b.org/a.png">'] },
  { html: '<img srcset="/a.png 1x, https://b.org/a.png 2x">', parts: ['<img srcset="https://b.org/a.png 2x">'] },
  { html: '<link rel=preconnect href="https://b.org">', parts: ['<link href="https://b.org">'] },
  { html: '<form action="https://b.org/">', parts: ['<form action="https://b.org/">'] },
  { html: "<style>p{background:url(https://b.org/a.png)}</style>", parts: ["url(https://b.org/a.png"] },
  { html: '<script src="/cdn-cgi/a.js"></script>', parts: ['<script src="/cdn-cgi/a.js">'] },
  { html: '<script src="/_astro/a.js"></script>', parts: [] },
])("in $html these parts are not ours: $parts", ({ html, parts }) => {
  expect(foreignParts(html, "https://a.org")).toEqual(parts);
});

describe("the DNS of our mail", () => {
  const good = {
    "b.org": ["v=spf1 include:mail.org -all", "another=text"],
    "_dmarc.b.org": ["v=DMARC1; p=reject"],
    "key._domainkey.b.org": ["v=DKIM1; p=abc"],
  };
  const missing = () => Promise.reject(Object.assign(new Error("none"), { code: "ENODATA" }));

  async function fields(records: Record<string, string[]>, mx = "mail.org", change: Partial<MailOptions> = {}) {
    const names: MailOptions["names"] = {
      // Long records are split.
      resolveTxt: async (name) => records[name]?.map((text) => [text.slice(0, 5), text.slice(5)]) ?? missing(),
      resolveMx: async () => (mx ? [{ exchange: mx, priority: 1 }] : missing()),
    } as MailOptions["names"];
    const options = { sender: "Office <desk@b.org>", receiver: "desk@b.org", selector: "key", names, ...change };
    return (await checkMail(options)).map(({ field }) => field);
  }

  test.each<[string, Record<string, string[]>, string[]]>([
    ["is as it should be", {}, []],
    ["has no SPF", { "b.org": ["another=text"] }, ["SPF"]],
    ["has SPF twice", { "b.org": ["v=spf1 -all", "v=spf1 ~all"] }, ["SPF"]],
    ["lets everybody send", { "b.org": ["v=spf1 +all"] }, ["SPF"]],
    ["has its SPF elsewhere", { "b.org": ["v=spf1 redirect=mail.org"] }, []],
    ["has no DMARC", { "_dmarc.b.org": [] }, ["DMARC"]],
    ["refuses nothing", { "_dmarc.b.org": ["v=DMARC1; p=none"] }, ["DMARC"]],
    ["has no DKIM", { "key._domainkey.b.org": [] }, ["DKIM"]],
    ["has a DKIM key that was withdrawn", { "key._domainkey.b.org": ["v=DKIM1; p="] }, ["DKIM"]],
  ])("that %s", async (_, change, finds) => {
    expect(await fields({ ...good, ...change })).toEqual(finds);
  });

  test("has no mail server, or says that it accepts no mail", async () => {
    expect(await fields(good, "")).toEqual(["MX"]);
    expect(await fields(good, ".")).toEqual(["MX"]);
  });

  test("may have its DMARC record at the parent domain of the sender", async () => {
    const records = { ...good, "mail.b.org": ["v=spf1 -all"], "key._domainkey.mail.b.org": ["p=abc"] };
    expect(await fields(records, "mail.org", { sender: "desk@mail.b.org" })).toEqual([]);
  });

  test("cannot be checked without the DKIM selector, or without an answer", async () => {
    expect(await fields(good, "mail.org", { selector: undefined })).toEqual(["DKIM"]);
    const names = {
      resolveTxt: missing,
      resolveMx: () => Promise.reject(Object.assign(new Error("late"), { code: "ETIMEOUT" })),
    };
    expect(await fields(good, "mail.org", { names })).toEqual(["DNS"]);
  });
});

describe("a test message", () => {
  const from = { email: message.email, day };

  test("arrives, says what it is, and can be found by its number and words", async () => {
    await using site = await serveMessages();
    await whenReady(site);
    const { findings, said } = await sendTestMessage(site.url, from);
    expect(findings).toEqual([]);
    const [stored, ...more] = await storedMessages(site);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      suspect: false,
      email: message.email,
      message: expect.stringContaining("You can delete it"),
    });
    expect(said).toContain(`number ${stored?.number}`);
  });

  test("does not arrive at a site that delivers none, or at one that is down", async () => {
    for (const [address, says] of [
      [behind.url, "405"],
      ["http://127.0.0.1:1", "ECONNREFUSED"],
    ] as const) {
      const { findings, said } = await sendTestMessage(address, from);
      expect(findings.map((finding) => finding.found)).toEqual([expect.stringContaining(says)]);
      expect(said).toBe("");
    }
  });
});

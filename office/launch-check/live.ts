import { addDays } from "@practice/site/practice/calendar-days.ts";
import { cacheControl, delivering, filePolicy, pagePolicy, securityHeaders } from "@practice/site/serve/headers.ts";
import type { Finding } from "./finding.ts";
import { canonicalOf, foreignParts, listedIn } from "./live-pages.ts";
import { checkRedirects } from "./live-redirects.ts";
import { type Answer, reasonOf, request } from "./request.ts";

type LiveOptions = {
  /** Whether the form of the site delivers messages: its pages then have another policy. */
  delivers: boolean;
  /** Today, `YYYY-MM-DD`. */
  day: string;
  /** URLs that must redirect to the site; by default plain HTTP, and the name with or without “www.”. */
  others?: readonly string[];
  /** A certificate to trust besides those of the system, for tests. */
  authority?: string;
};

type Found = (field: string, found: string, write: string, file?: string) => void;
export type LiveCheck = { site: URL; get: (path: string) => Promise<Answer>; found: Found; options: LiveOptions };

/** Days for which a certificate must still be valid. */
const minDays = 14;
/** Headers that store something in browsers, or make them send reports. */
const unwanted = ["set-cookie", "nel", "report-to", "reporting-endpoints", "content-security-policy-report-only"];

/**
 * Compares the live site with what it should be. Requests each page in its sitemap and a dozen other paths; sends
 * nothing.
 * @param address where the site is, such as `https://www.example.com`
 */
export async function checkLiveSite(address: string, options: LiveOptions): Promise<Finding[]> {
  const site = new URL(address);
  const findings: Finding[] = [];
  const found: Found = (field, text, write, file = site.origin) =>
    findings.push({ kind: "live", file, line: 0, field, found: text, write });
  const { authority } = options;
  const get = (path: string) => request(new URL(path, site), { ...(authority && { authority }) });
  const check: LiveCheck = { site, get, found, options };
  try {
    const home = await get("/");
    checkCertificate(check, home);
    await checkHeaders(check, home);
  } catch (error) {
    found("answer", `It does not answer: ${reasonOf(error)}.`, "Look at the server, the name and the certificate.");
    return findings;
  }
  for (const part of [checkRedirects, checkRobots, checkPages, checkSecurityText])
    await part(check).catch((error: unknown) =>
      found("answer", `It stopped to answer: ${reasonOf(error)}.`, "Look at the server, then check again."),
    );
  return findings;
}

function checkCertificate({ site, found, options: { day } }: LiveCheck, { until }: Answer) {
  if (site.protocol !== "https:")
    found("TLS", "The site is not encrypted.", "Give it a certificate, and its address with https://.");
  const last = until?.toISOString().slice(0, 10);
  if (last && last < addDays(day, minDays))
    found("TLS", `The certificate ends on ${last}.`, "Renew it, and see why that did not happen by itself.");
}

async function checkHeaders({ get, found, options: { delivers } }: LiveCheck, home: Answer) {
  const missing = await get("/launch-check-asks-for-no-page");
  const policy = delivers ? delivering(pagePolicy) : pagePolicy;
  const answers = [
    { path: "/", answer: home, status: 200, policy },
    { path: "/launch-check-asks-for-no-page", answer: missing, status: 404, policy },
    { path: "/robots.txt", answer: await get("/robots.txt"), status: 200, policy: filePolicy },
  ];
  for (const { path, answer, status, policy: expected } of answers) {
    if (answer.status !== status)
      found(
        path,
        `It is answered with ${answer.status}, not with ${status}.`,
        "Set the host up as deploy/README.md says.",
      );
    for (const [name, value] of securityHeaders) {
      const [is, should] = [
        answer.headers.get(name.toLowerCase()),
        name === "Content-Security-Policy" ? expected : value,
      ];
      // A host may add a second policy; browsers enforce both.
      const all = name === "Content-Security-Policy" ? (is?.split(", ") ?? []) : [is];
      if (!all.includes(should))
        found(
          `${path} ${name}`,
          is ? `It is “${is}”.` : "It is missing.",
          `Send “${should}”; deploy/ has it for each host.`,
        );
    }
    for (const name of unwanted)
      if (answer.headers.has(name))
        found(
          `${path} ${name}`,
          `The host sends “${answer.headers.get(name)}”.`,
          "Switch it off: no visitor is tracked here.",
        );
  }
  const cache = home.headers.get("cache-control");
  if (cache !== cacheControl.page)
    found(
      "/ Cache-Control",
      `It is “${cache ?? ""}”.`,
      `Send “${cacheControl.page}”: an old page names scripts that are gone.`,
    );
}

async function checkRobots({ site, get, found }: LiveCheck) {
  const { body } = await get("/robots.txt");
  const closed = body.match(/^Disallow:[ \t]*\S.*$/gim) ?? [];
  if (closed.length > 0)
    found("/robots.txt", `It says “${closed[0]}”.`, "Remove it: search engines may read every page.");
  const sitemaps = [...body.matchAll(/^Sitemap:[ \t]*(\S+)/gim)].map(([, address = ""]) => address);
  if (!sitemaps.some((address) => address.startsWith(`${site.origin}/`)))
    found("/robots.txt", `It names the sitemap “${sitemaps.join(", ")}”.`, siteOf);
}

const siteOf = "Write the real address as “site” in content/practice.yaml, and build again.";

async function checkPages({ site, get, found }: LiveCheck) {
  const parts = listedIn((await get("/sitemap-index.xml")).body);
  const texts = await Promise.all(parts.map(async (part) => (await get(pathOf(part))).body));
  const pages = texts.flatMap(listedIn);
  if (pages.length === 0) found("/sitemap-index.xml", "It lists no page.", "Copy the whole of dist/ to the server.");
  const astray = [...parts, ...pages].filter((address) => !address.startsWith(`${site.origin}/`));
  if (astray.length > 0) found("/sitemap-index.xml", `It lists “${astray[0]}” and ${astray.length - 1} more.`, siteOf);
  const lost: string[] = [];
  for (const page of pages) {
    const path = pathOf(page);
    const { status, headers, body } = await get(path);
    if (status !== 200) {
      found(path, `The sitemap lists it, and it is answered with ${status}.`, "Copy the whole of dist/ to the server.");
      continue;
    }
    if (canonicalOf(body) !== new URL(path, site).href) lost.push(path);
    if (/noindex/i.test(`${headers.get("x-robots-tag") ?? ""}${/<meta name="robots"[^>]*>/.exec(body)?.[0] ?? ""}`))
      found(path, "It asks search engines to leave it out.", "Switch that off at the host.");
    const foreign = foreignParts(body, site.origin);
    if (foreign.length > 0)
      found(
        path,
        `It loads what our build does not have: ${foreign.join(", ")}.`,
        "Switch off what the host adds to pages.",
      );
  }
  if (lost.length > 0)
    found("canonical", `${lost.length} pages, as ${lost[0]}, call another address their own.`, siteOf);
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

async function checkSecurityText({ site, get, found, options: { day } }: LiveCheck) {
  const path = "/.well-known/security.txt";
  const { status, body } = await get(path);
  if (status !== 200)
    return found(path, `It is answered with ${status}.`, "Let the host serve folders that begin with a dot.");
  const value = (name: string) => new RegExp(`^${name}: *(\\S+)`, "m").exec(body)?.[1] ?? "";
  if (!value("Canonical").startsWith(`${site.origin}/`)) found(path, `It is for “${value("Canonical")}”.`, siteOf);
  if (value("Expires").slice(0, 10) < day)
    found(
      path,
      `It ended on ${value("Expires").slice(0, 10)}.`,
      "Build the site again and publish it: once a year is enough.",
    );
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveBuild } from "../../scripts/serve-build.ts";
import { all, builtFiles, builtPages, dist, one, pageAt, programPages } from "../support/built-pages.ts";
import { practice } from "../support/content.ts";

const sha256 = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

type Inline = { kind: "script" | "style"; attributes: string; content: string };

/** Scripts and styles exactly as in the HTML, as browsers hash them. */
function inlines(html: string): Inline[] {
  return [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)].map(
    ([, kind, attributes = "", content = ""]) => ({
      kind: kind as Inline["kind"],
      attributes,
      content,
    }),
  );
}

/** Data blocks are never executed, and files have no hash; speculation rules are hashed like scripts. */
const isRun = ({ kind, attributes }: Inline) =>
  kind === "style" || !/type="application\/ld\+json"|\bsrc=/.test(attributes);

/** The policy in the `<meta>` of a page. */
const stated = (document: Document) =>
  directives(one(document, 'meta[http-equiv="content-security-policy" i]').getAttribute("content") ?? "");

/** A policy parsed into directives with their sources. */
function directives(policy: string): Map<string, string[]> {
  const lines = policy.split(";").map((line) => line.trim().split(/\s+/));
  return new Map(lines.filter(([name]) => name).map(([name = "", ...sources]) => [name, sources]));
}

/** The only page with `wasm-unsafe-eval`: the search is WebAssembly. */
const computes = { source: "'wasm-unsafe-eval'", on: "/search" };

/** The only other host in `frame-src`, and the only page that has it. */
const framed = { host: "https://www.google.com", on: "/locations" };

/** Where the form of the site may be posted. */
const formAction = practice.messageDelivery === "server" ? "'self'" : "'none'";

describe.each([...builtPages, ...programPages])("$file", ({ document, html, route }) => {
  const policy = stated(document);

  test("lets a form be posted to this site alone, and only while our own server takes the messages", () => {
    expect(policy.get("form-action")).toEqual([formAction]);
  });

  test.each([
    { name: "default-src", because: "what is not named, such as plug-ins (object-src), is not allowed" },
    { name: "base-uri", because: "no text can change the target of links" },
  ])("allows nothing for $name: $because", ({ name }) => {
    expect(policy.get(name)).toEqual(["'none'"]);
  });

  test("has no unsafe source in its policy", () => {
    const sources = [...policy].flatMap(([name, values]) => (name === "frame-src" ? [] : values));
    expect(sources.filter((source) => /unsafe|^\*|^https?:|^data:|^blob:|\*/.test(source))).toEqual(
      route === computes.on ? [computes.source] : [],
    );
  });

  test("allows every script and style that is in it, by its hash", () => {
    const run = inlines(html).filter(isRun);
    const refused = run.filter(({ kind, content }) => !policy.get(`${kind}-src`)?.includes(sha256(content)));
    expect(refused.map(({ content }) => content.slice(0, 80))).toEqual([]);
    expect(run.length).toBeGreaterThan(1);
  });

  test("allows no script and no style of another page", () => {
    const own = new Set(
      inlines(html)
        .filter(isRun)
        .map(({ content }) => sha256(content)),
    );
    const hashes = ["script-src", "style-src"]
      .flatMap((name) => policy.get(name) ?? [])
      .filter((source) => source.startsWith("'sha256-"));
    expect(hashes.filter((hash) => !own.has(hash))).toEqual([]);
  });

  test("states its policy before the first script, style or link that it applies to", () => {
    const start = html.search(/<meta http-equiv="content-security-policy"/i);
    const bound = html.search(/<(script|style|link|img)\b/);
    expect(start).toBeGreaterThan(0);
    expect(start).toBeLessThan(bound);
  });

  test("has no inline event handlers or styles, which the policy blocks", () => {
    const attributes = all(document, "*").flatMap((element) => [...element.attributes].map(({ name }) => name));
    expect(attributes.filter((name) => /^on/i.test(name) || name.toLowerCase() === "style")).toEqual([]);
    expect(/(href|src|action)="\s*javascript:/i.test(html)).toBe(false);
  });

  test("has no plug-in", () => {
    expect(all(document, "frame, object, embed")).toEqual([]);
  });

  test(`may frame ${route === framed.on ? "the maps service alone" : "nothing"}`, () => {
    expect(policy.get("frame-src")).toEqual(route === framed.on ? [framed.host] : undefined);
    expect(all(document, "iframe").length > 0).toBe(route === framed.on);
  });
});

test("iframes have a title, and send no referrer", () => {
  const frames = all(pageAt(framed.on).document, "iframe");
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) {
    expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(frame.getAttribute("sandbox")?.split(" ")).not.toContain("allow-top-navigation");
    expect(frame.getAttribute("title")).toMatch(/^Interactive map of the \w+ office$/);
  }
});

describe("the header, which applies in addition to the policy of a page", () => {
  let server: Awaited<ReturnType<typeof serveBuild>>;
  beforeAll(async () => {
    server = await serveBuild();
  });
  afterAll(() => server.stop());

  /**
   * Only in the `<meta>`, where it is compressed with the page; also the hashes, since the header is the same for every
   * page.
   */
  const ownToPages = /^(default|script|style|img|font|connect|manifest|object)-src$/;
  /** Only in the header, which can only restrict further. */
  const stricter = {
    "frame-ancestors": ["'none'"],
    "script-src-attr": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };

  const sent = async (path: string) =>
    directives((await fetch(server.url + path)).headers.get("Content-Security-Policy") ?? "");

  test.each(builtPages)("on $route is the same as in the page, or stricter", async ({ route, document }) => {
    const said = [...stated(document)].filter(([name]) => !ownToPages.test(name));
    const frames = { "frame-src": [framed.host] };
    expect(Object.fromEntries(await sent(route))).toEqual({ ...Object.fromEntries(said), ...frames, ...stricter });
    expect(said.length).toBeGreaterThan(1);
  });

  const files = builtFiles.filter((file) => !file.endsWith(".html") && !/(^|\/)\.(?!well-known\/)/.test(file));

  test.each(files)("on /%s, which is no page, allows nothing, on static hosts too", async (file) => {
    expect((await sent(`/${file}`)).get("default-src")).toEqual(["'none'"]);
    const rules = readFileSync(new URL("../deploy/static-hosts/_headers", dist), "utf8").split("\n\n");
    const own = rules.find((rule) => `/${file}` === rule.split("\n")[0] || isUnder(`/${file}`, rule)) ?? "";
    expect(own).toContain("Content-Security-Policy: default-src 'none'");
  });

  test("is not needed by any picture or feed: none contains scripts", () => {
    const documents = files.filter((file) => /\.(svg|xml)$/.test(file));
    for (const file of documents) {
      const text = readFileSync(new URL(file, dist), "utf8");
      expect(text, file).not.toMatch(/<script|<foreignObject|<\?xml-stylesheet|\son\w+=|javascript:/i);
    }
    expect(documents).toContain("favicon.svg");
  });
});

/** Whether a rule of `_headers` matches the folder of a path; the rule for the whole site does not count. */
function isUnder(path: string, rule: string): boolean {
  const [folder] = /^\/.+(?=\*)/.exec(rule) ?? [];
  return folder !== undefined && path.startsWith(folder);
}

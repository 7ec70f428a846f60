import { pagePolicy } from "@practice/site/serve/headers.ts";

/** The hosts that a page may frame, once a reader opens the live map. */
const framed = (/frame-src ([^;]*)/.exec(pagePolicy)?.[1] ?? "").split(" ");

/** Attributes that make a page load or send something; links and metadata for search engines do neither. */
const loading = /^(?:src|srcset|data|poster|action|formaction|background|imagesrcset|component-url|renderer-url)$/;

/** What a page loads, or may load, from other hosts, and scripts that our build does not have; each as written. */
export function foreignParts(html: string, origin: string): string[] {
  const found: string[] = [];
  for (const [, name = "", rest = ""] of withoutData(html).matchAll(
    /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi,
  )) {
    const attributes = new Map(
      [...rest.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
        ([, key = "", ...values]) => [key.toLowerCase(), values.find((value) => value !== undefined) ?? ""] as const,
      ),
    );
    const tag = name.toLowerCase();
    const isLoaded = tag === "link" && !/^(?:canonical|alternate)$/.test(attributes.get("rel") ?? "");
    for (const [key, value] of attributes)
      if (loading.test(key) || (key === "href" && (isLoaded || tag === "base" || tag === "use")))
        for (const part of key.endsWith("srcset") ? value.split(/,\s+/) : [value]) {
          const host = otherHost(part.trim().split(/\s/)[0] ?? "", origin);
          const isMap = tag === "iframe" && attributes.get("loading") === "lazy" && framed.includes(host ?? "");
          if (host && !isMap) found.push(`<${tag} ${key}="${part}">`);
          else if (tag === "script" && key === "src" && !value.startsWith("/_astro/"))
            found.push(`<script src="${value}">`);
        }
  }
  for (const [whole, , address = ""] of html.matchAll(/(?:url\(|@import )\s*(["']?)([^"')]*)\1/g))
    if (otherHost(address, origin)) found.push(whole);
  return found;
}

/** The page without comments and data blocks. */
function withoutData(html: string): string {
  return html.replace(/<!--.*?-->|(<script\b[^>]*>).*?<\/script>/gs, "$1");
}

/** The origin of a URL, if it is another one; `data:` URLs and the like have none. */
function otherHost(address: string, origin: string): string | undefined {
  const url = URL.parse(address.replaceAll("&amp;", "&"), origin);
  return url && /^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin ? url.origin : undefined;
}

/** The canonical URL of a page. */
export function canonicalOf(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return /\bhref="?([^"\s>]+)/.exec(link ?? "")?.[1];
}

/** The URLs in a sitemap or sitemap index. */
export function listedIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

import { pagePolicy } from "../headers.ts";

/** The hosts that a page may frame, once a person opens the live map. */
const framed = (/frame-src ([^;]*)/.exec(pagePolicy)?.[1] ?? "").split(" ");

/** Attributes by which a page loads something or sends something away; links and texts for search engines do neither. */
const loading = /^(?:src|srcset|data|poster|action|formaction|background|imagesrcset|component-url|renderer-url)$/;

/** What a page loads from other hosts, or may, and scripts that our build does not have; each as it is written there. */
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

/** The page without comments and without blocks that only hold data. */
function withoutData(html: string): string {
  return html.replace(/<!--.*?-->|(<script\b[^>]*>).*?<\/script>/gs, "$1");
}

/** The origin of an address, if it is another one; scripts of the `data:` kind and the like have none. */
function otherHost(address: string, origin: string): string | undefined {
  const url = URL.parse(address.replaceAll("&amp;", "&"), origin);
  return url && /^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin ? url.origin : undefined;
}

/** The address that a page calls its own. */
export function canonicalOf(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return /\bhref="?([^"\s>]+)/.exec(link ?? "")?.[1];
}

/** The addresses that a part of a sitemap lists. */
export function listedIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

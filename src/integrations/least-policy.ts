import type { AstroIntegration } from "astro";
import { writeFile } from "node:fs/promises";
import { policyHash } from "#domain/policy-hash.ts";
import { builtPages } from "./built-page.ts";

const inline = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const frameSource = / ?frame-src [^;"]*;?/;
const allowedHash = / '(sha256-[^']+)'/g;

/**
 * Leaves in each page's content security policy only what that page needs: the hashes of what stands in it, and leave
 * to frame another host only where there is a frame. Astro lists every script it could ever inline, on every page: more
 * than the page needs, and half a kilobyte that does not compress.
 */
export function leastPolicy(): AstroIntegration {
  return {
    name: "least-policy",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        for await (const { file, html } of builtPages(dir)) await writeFile(new URL(file, dir), withLeastPolicy(html));
      },
    },
  };
}

/** The page with all dropped from its policy that belongs to nothing in it, and the policy moved up, since it holds only for what follows it. */
export function withLeastPolicy(html: string): string {
  const present = new Set<string>([...html.matchAll(inline)].map(([, content = ""]) => policyHash(content)));
  const [policy = ""] = /<meta http-equiv="content-security-policy"[^>]*>/.exec(html) ?? [];
  const least = policy.replace(allowedHash, (hash, name: string) => (present.has(name) ? hash : ""));
  const framed = /<iframe\b/.test(html) ? least : least.replace(frameSource, "");
  return html.replace(policy, "").replace(/<meta charset="[^"]*">/, (charset) => charset + framed);
}

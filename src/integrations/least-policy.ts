import type { AstroIntegration } from "astro";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";

const inline = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const frameSource = / ?frame-src [^;"]*;?/;
const policyHash = / '(sha256-[^']+)'/g;

/**
 * Leaves in each page's content security policy only what that page needs: the hashes of what stands in it, and leave
 * to frame another host only where there is a frame. Astro lists every script
 * it could ever inline, on every page: more than the page needs, and half a kilobyte that does not compress.
 */
export function leastPolicy(): AstroIntegration {
  return {
    name: "least-policy",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        for (const file of await readdir(dir, { recursive: true })) {
          if (!file.endsWith(".html")) continue;
          const url = new URL(file, dir);
          await writeFile(url, withLeastPolicy(await readFile(url, "utf8")));
        }
      },
    },
  };
}

/** The page with all dropped from its policy that belongs to nothing in it, and the policy moved up, since it holds only for what follows it. */
export function withLeastPolicy(html: string): string {
  const present = new Set([...html.matchAll(inline)].map(([, content = ""]) => sha256(content)));
  const [policy = ""] = /<meta http-equiv="content-security-policy"[^>]*>/.exec(html) ?? [];
  const least = policy.replace(policyHash, (hash, name: string) => (present.has(name) ? hash : ""));
  const framed = /<iframe\b/.test(html) ? least : least.replace(frameSource, "");
  return html.replace(policy, "").replace(/<meta charset="[^"]*">/, (charset) => charset + framed);
}

function sha256(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

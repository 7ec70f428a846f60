import { policyHash } from "#domain/html.ts";

const inline = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const frameSource = / ?frame-src [^;"]*;?/;
const allowedHash = / '(sha256-[^']+)'/g;

/**
 * The page with a content security policy that allows only what the page needs: the hashes of what is in it, and to
 * frame another host only where there is a frame. Astro lists every script it could ever inline, on every page: more than
 * the page needs, and half a kilobyte that does not compress. The policy moves up, since it holds only for what follows it.
 */
export function withPagePolicy(html: string): string {
  const present = new Set<string>([...html.matchAll(inline)].map(([, content = ""]) => policyHash(content)));
  const [policy = ""] = /<meta http-equiv="content-security-policy"[^>]*>/.exec(html) ?? [];
  const least = policy.replace(allowedHash, (hash, name: string) => (present.has(name) ? hash : ""));
  const framed = /<iframe\b/.test(html) ? least : least.replace(frameSource, "");
  return html.replace(policy, "").replace(/<meta charset="[^"]*">/, (charset) => charset + framed);
}

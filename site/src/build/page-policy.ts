import { policyHash } from "#content/html.ts";

const inline = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const frameSource = / ?frame-src [^;"]*;?/;
const allowedHash = / '(sha256-[^']+)'/g;

const ownScript = /<script type="module">([\s\S]*?)<\/script>/g;

/** The page with its inline scripts merged, in order: each costs a hash in the policy, which does not compress. */
export function withOneScript(html: string): string {
  const codes = [...html.matchAll(ownScript)].map(([, code = ""]) => code);
  // A script with a static import must stay a module of its own.
  if (codes.length < 2 || codes.some((code) => /\bimport\b(?!\s*\()/.test(code))) return html;
  const whole = codes.map((code) => `(()=>{${code}})();`).join("");
  let left = codes.length;
  return html
    .replaceAll(ownScript, () => (--left > 0 ? "" : `<script type="module">${whole}</script>`))
    .replaceAll(policyHash(codes[0] ?? ""), policyHash(whole));
}

/**
 * The page with a content security policy that allows only what the page needs: the hashes of its scripts and styles,
 * and framing another host only where there is a frame. Astro lists every script it could inline, on every page: half a
 * kilobyte too much that does not compress. The policy is moved up, since it applies only to what follows it.
 */
export function withPagePolicy(html: string): string {
  const present = new Set<string>([...html.matchAll(inline)].map(([, content = ""]) => policyHash(content)));
  const [policy = ""] = /<meta http-equiv="content-security-policy"[^>]*>/.exec(html) ?? [];
  const least = policy.replace(allowedHash, (hash, name: string) => (present.has(name) ? hash : ""));
  const framed = /<iframe\b/.test(html) ? least : least.replace(frameSource, "");
  return html.replace(policy, "").replace(/<meta charset="[^"]*">/, (charset) => charset + framed);
}

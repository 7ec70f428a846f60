import { redirects } from "#routes.ts";
import { cacheControl, securityHeaders } from "../../server/headers.ts";
import { notice } from "./paths.ts";

/**
 * `_headers` as Netlify and Cloudflare Pages read it.
 *
 * Both join the values when two rules set the same header, so that no path is given one twice. Of Cache-Control only
 * what is kept for ever is said: what they say by themselves of all else, `max-age=0, must-revalidate`, means what `no-cache` means.
 */
export function headersFile(): string {
  const lines = securityHeaders.map(([name, value]) => `  ${name}: ${value}`);
  return `# ${notice}

/*
${lines.join("\n")}

/_astro/*
  Cache-Control: ${cacheControl.hashed}
`;
}

/** `_redirects` as Netlify and Cloudflare Pages read it: each keeps the query by itself. */
export function redirectsFile(): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  return `# ${notice}\n\n${lines.join("\n")}\n`;
}

import { caddyfile } from "./caddy.ts";
import { nginxSite } from "./nginx.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";

/** The generated files of `deploy/`, by their names there. Netlify and Cloudflare Pages read the same two. */
export const deployFiles: Readonly<Record<string, string>> = {
  Caddyfile: caddyfile(),
  "nginx.conf": nginxSite(),
  "netlify/_headers": headersFile(),
  "netlify/_redirects": redirectsFile(),
  "cloudflare/_headers": headersFile(),
  "cloudflare/_redirects": redirectsFile(),
};

import type { LiveCheck } from "./live.ts";
import { reasonOf, request } from "./request.ts";

/** Checks that other host names and plain HTTP redirect permanently, with the path. */
export async function checkRedirects({ site, found, options: { others = namesBeside(site), authority } }: LiveCheck) {
  for (const other of others) {
    let at = new URL("/contact", other);
    const steps: number[] = [];
    try {
      while (at.origin !== site.origin && steps.length < 5) {
        const { status, headers } = await request(at, { ...(authority && { authority }) });
        const to = headers.get("location");
        steps.push(status);
        if (!to || status < 300 || status > 399) break;
        at = new URL(to, at);
      }
      if (at.origin !== site.origin)
        found(other, "It does not redirect to the site.", `Redirect it for good (301) to ${site.origin}.`);
      else if (at.pathname !== "/contact")
        found(other, `It redirects /contact to ${at.pathname}.`, "Keep the path when redirecting.");
      else if (steps.some((status) => status !== 301 && status !== 308))
        found(other, `It redirects with ${steps.join(", then ")}.`, "Redirect for good, with 301 or 308.");
    } catch (error) {
      found(
        other,
        `It does not answer: ${reasonOf(error)}.`,
        `Point it to the server, and redirect it to ${site.origin}.`,
      );
    }
  }
}

/** The site over plain HTTP, and its name with or without “www.”, where people would type that. */
function namesBeside({ hostname, protocol }: URL): string[] {
  const bare = hostname.replace(/^www\./, "");
  const twin = bare === hostname ? `www.${bare}` : bare;
  const names = bare.split(".").length === 2 ? [hostname, twin] : [hostname];
  if (protocol !== "https:" || !hostname.includes(".")) return [];
  return names.flatMap((name) => [`http://${name}`, ...(name === hostname ? [] : [`https://${name}`])]);
}

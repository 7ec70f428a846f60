import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usualDay } from "../../../scripts/days.mjs";
import { serveBuild } from "../../../scripts/serve-build.ts";
import { moveDay } from "../../support/move-day.ts";

const day = JSON.stringify({ start: Date.parse(usualDay.now), note: "" });

/** Comes before the page's own policy, which would forbid it. `open-page.ts` reads its `errors`. */
const recorder = `<script>
  (${String(moveDay)})(${day});
  window.errors = [];
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => { errors.push(words.join(" ")); say(...words); };
  }
  addEventListener("error", ({ message, target }) => errors.push(message ?? "not loaded: " + target.outerHTML), true);
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push("policy: " + violatedDirective + " " + blockedURI));
</script>`;

/** Serves a copy of a built site whose pages record their errors: WebDriver does not report them. */
export async function serveRecordingSite(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), "recording-site-"));
  await cp(folder, copy, { recursive: true });
  for (const file of await readdir(copy, { recursive: true })) {
    const path = join(copy, file);
    if (/\.html\.(br|gz)$/.test(file)) await rm(path);
    else if (file.endsWith(".html"))
      await writeFile(path, (await readFile(path, "utf8")).replace("<head>", `<head>${recorder}`));
  }
  const { url, stop } = await serveBuild(copy);
  return { url, stop: () => (stop(), rm(copy, { recursive: true })) };
}

/** Lists that Firefox fetches for itself, whatever page it shows. */
const firefoxItself = /\.(mozilla\.(com|org|net)|firefox\.com)(:443)?$/;

/** Used in place of the name of a host when the request is encrypted. */
export const unnamedHost = "a host whose name the proxy cannot read";

/** A proxy that blocks all requests to other hosts and records those hosts. */
export function closedProxy(asked: string[]) {
  const ask = (host = "") => void (firefoxItself.test(host) || asked.push(host));
  return (
    createServer(({ headers }, response) => {
      ask(headers.host);
      response.writeHead(502).end();
    })
      .on("connect", ({ url }, socket) => {
        ask(url);
        socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      })
      // For an https address WebKit speaks TLS to the proxy too, before it says a name.
      .on("clientError", (_error, socket) => {
        ask(unnamedHost);
        socket.destroy();
      })
  );
}

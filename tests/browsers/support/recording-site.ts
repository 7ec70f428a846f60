import { usualDay } from "../../../scripts/days.mjs";
import { loadSite, type Site, type SiteFile } from "../../../server/site.ts";
import { moveDay } from "../../support/move-day.ts";

const day = JSON.stringify({ start: Date.parse(usualDay.now), note: "" });

/** Stands before the page's own policy, which would forbid it. What it keeps, `faults` in page.ts reads. */
const recorder = `<script>
  (${String(moveDay)})(${day});
  window.faults = [];
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => { faults.push(words.join(" ")); say(...words); };
  }
  addEventListener("error", ({ message, target }) => faults.push(message ?? "not loaded: " + target.outerHTML), true);
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push("policy: " + violatedDirective + " " + blockedURI));
</script>`;

/** The built site, whose pages write down what goes wrong in them: WebDriver has no way to hear of it. */
export async function recordingSite(): Promise<Site> {
  const { files, notFound } = await loadSite(new URL("../../../dist", import.meta.url).pathname);
  return { files: new Map([...files].map(([path, file]) => [path, recording(file)])), notFound: recording(notFound) };
}

function recording(file: SiteFile): SiteFile {
  if (!file.contentType.startsWith("text/html")) return file;
  const html = file.representations.identity.bytes.toString().replace("<head>", `<head>${recorder}`);
  return { ...file, representations: { identity: { bytes: Buffer.from(html), etag: '"recording"' } } };
}

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usualDay } from "../../../scripts/days.mjs";
import { serveBuild } from "../../../scripts/serve-build.ts";
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

/** Serves a copy of the built site whose pages write down what goes wrong in them: WebDriver has no way to hear of it. */
export async function serveRecordingSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), "recording-site-"));
  await cp(new URL("../../../dist", import.meta.url), copy, { recursive: true });
  for (const file of await readdir(copy, { recursive: true })) {
    const path = join(copy, file);
    if (/\.html\.(br|gz)$/.test(file)) await rm(path);
    else if (file.endsWith(".html"))
      await writeFile(path, (await readFile(path, "utf8")).replace("<head>", `<head>${recorder}`));
  }
  const { url, stop } = await serveBuild(copy);
  const stopAndRemove = async () => {
    stop();
    await rm(copy, { recursive: true });
  };
  return { url, stop: stopAndRemove };
}

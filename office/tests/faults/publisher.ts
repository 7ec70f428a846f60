// Publishes what is saved in a project, with a site that is built in no time, until it is killed: see publishing.test.ts.
// argv: the folder of the project.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "#editor/store.ts";
import { createPublishing } from "#publish/publishing.ts";
import { tasks } from "#publish/thread.ts";
import { writeContent } from "#publish/workspace.ts";

const [root = ""] = process.argv.slice(2);
const store = openStore(root);

/** A site of two pages that name the email address of the practice. */
async function buildPages(content: ReadonlyMap<string, string>, _root: string, folder: string): Promise<string> {
  await writeContent(content, folder);
  const address = /^email: (.*)$/m.exec(content.get("practice.yaml") ?? "")?.[1] ?? "";
  const built = join(folder, "dist");
  mkdirSync(built, { recursive: true });
  for (const name of ["index.html", "404.html"])
    writeFileSync(join(built, name), `<html lang="en"><head><title>x</title></head><main>${address}</main></html>`);
  return built;
}

const publishing = createPublishing({
  ...{ root, site: join(root, "dist"), build: buildPages, tasks },
  write: (changes) => store.write(changes),
});
await publishing.start();
console.log("ready");
if (process.argv.includes("--publish")) await publishing.publish({ name: "Anna", email: "" }).catch(() => {});

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The email address of the practice in a folder with `content/`. */
export const emailIn = (folder: string) =>
  /^email: (.*)$/m.exec(readFileSync(join(folder, "content/practice.yaml"), "utf8"))?.[1] ?? "";

/** A site of one page that shows the practice's email address, built in no time. */
export async function buildPage(folder: string): Promise<string> {
  const [address, dist] = [emailIn(folder), join(folder, "dist")];
  if (address === "broken@example.com") throw new Error("The build stopped.");
  mkdirSync(join(dist, "_astro"), { recursive: true });
  writeFileSync(join(dist, "_astro", `${address}.js`), "");
  const link = address === "lost@example.com" ? '<a href="/nowhere">Nowhere</a>' : "";
  const page = `<html lang="en"><head><title>Home</title></head><main>${address} ${link}</main></html>`;
  for (const name of ["index", "404"]) writeFileSync(join(dist, `${name}.html`), page);
  return Promise.resolve(dist);
}

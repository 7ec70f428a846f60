import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { floorPage } from "./floor.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where the page stands that says that there is none; no sitemap names it. */
export const notFoundRoute = "/404";

/** Where the bare page with the words of a route is served. */
export function floorRoute(route: string): string {
  return `/floor${route === "/" ? "" : route}`;
}

/** Every route that the built sitemap names, and that of no page. */
export async function builtRoutes(dist: string): Promise<string[]> {
  const locations = async (file: string) =>
    [...(await readFile(join(dist, file), "utf8")).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
  const pages = await Promise.all((await locations("sitemap-index.xml")).map(locations));
  return [...pages.flat(), notFoundRoute];
}

/** Copies the build into a folder of its own, with a bare page beside each route, compressed as the rest. */
export async function siteWithFloors(routes: readonly string[]): Promise<string> {
  const folder = join(root, ".cache/bench");
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, "dist"), folder, { recursive: true });
  for (const route of routes) {
    const name = route === "/" ? "index.html" : `${route}.html`;
    const file = join(folder, "floor", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, floorPage(await readFile(join(folder, name), "utf8")));
  }
  execFileSync(process.execPath, [join(root, "scripts/compress.ts"), join(folder, "floor")], { stdio: "ignore" });
  return folder;
}

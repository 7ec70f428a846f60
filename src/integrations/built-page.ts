import { readdir, readFile } from "node:fs/promises";
import { plainText } from "#domain/plain-text.ts";
import { routes } from "#routes.ts";

/** How the paths of pages begin that only list articles. */
export const articleLists: readonly string[] = [`${routes.blog}/category/`, `${routes.blog}/page/`];

/** A page of the build, as its file and its HTML. */
export type BuiltPage = { file: string; html: string };

/** Every page of a finished build, in the order of their names; one at a time, for there may be thousands. */
export async function* builtPages(dir: URL): AsyncGenerator<BuiltPage> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".html")).sort();
  for (const file of files) yield { file, html: await readFile(new URL(file, dir), "utf8") };
}

/** What a page says of itself in a `<meta>` with this name or property; nothing when it has none. */
export function metaOf(html: string, name: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : plainText(content);
}

/** The words of the first element of a kind, such as `title` or `h1`; nothing when there is none. */
export function wordsOf(html: string, element: string): string | undefined {
  const inner = new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, "s").exec(html)?.[1];
  return inner === undefined ? undefined : plainText(inner);
}

/** The address under which a page wants to be known; nothing for a page that wants not to be. */
export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

/**
 * The path of that address, but for a page that is left out.
 * @param except paths of pages; one such as `/blog/page/` stands for all that begins with it
 */
export function pathUnless(except: readonly string[], html: string): string | undefined {
  const address = canonicalOf(html);
  const path = address && new URL(address).pathname;
  const isLeftOut = except.some((one) => one === path || (/.\/$/.test(one) && path?.startsWith(one)));
  return isLeftOut ? undefined : path;
}

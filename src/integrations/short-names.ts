import type { AstroIntegration } from "astro";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { policyHash } from "#domain/policy-hash.ts";
import { builtPages } from "./built-page.ts";

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;
const classAttribute = /\bclass="([^"]*)"/g;

/**
 * Gives the classes of each page names of a letter or two. Those that CSS Modules make hold hashes, which do not
 * compress: half a kilobyte of the home page. On a page with an island, a name that a script file holds stays as it is.
 */
export function shortNames(): AstroIntegration {
  return {
    name: "short-names",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".js"));
        const scripts = await Promise.all(files.map((file) => readFile(new URL(file, dir), "utf8")));
        const used = wordsIn(scripts.join("\n"));
        for await (const { file, html } of builtPages(dir))
          await writeFile(new URL(file, dir), withShortNames(html, html.includes("<astro-island") ? used : new Set()));
      },
    },
  };
}

/** All that may be the name of a class in a script file. */
export function wordsIn(script: string): ReadonlySet<string> {
  return new Set(script.match(/[\w-]+/g));
}

/** The page with short names in its class attributes, in its styles, and in the hashes of its policy; names in use stay. */
export function withShortNames(html: string, used: ReadonlySet<string>): string {
  const names = new Map<string, string>();
  for (const [, list = ""] of html.matchAll(classAttribute))
    for (const name of list.split(/\s+/).filter(Boolean))
      if (!names.has(name) && !used.has(name)) names.set(name, letters(names.size));

  const short = (name: string) => names.get(name) ?? name;
  let page = html.replace(classAttribute, (_, list: string) => `class="${list.split(/\s+/).map(short).join(" ")}"`);
  for (const [, style = ""] of html.matchAll(styleElement)) {
    const shortened = style.replace(/\.(-?[A-Za-z_][\w-]*)/g, (_, name: string) => `.${short(name)}`);
    page = page.replace(style, () => shortened).replaceAll(policyHash(style), policyHash(shortened));
  }
  return page;
}

/** a, b, … z, aa, ab, …: the names that are shortest. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : "") + String.fromCharCode(97 + (index % 26));
}

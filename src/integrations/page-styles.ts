import type { AstroIntegration } from "astro";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { policyHash } from "#domain/policy-hash.ts";
import { builtPages } from "./built-page.ts";
import { leastStyles } from "./least-styles.ts";
import { classAttribute, shortNames } from "./short-names.ts";

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Leaves each page only the styles that it uses, under names of a letter or two: 500 bytes of what goes
 * to a phone. On a page with an island, whatever a script file names stays, under its own name.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: "page-styles",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".js"));
        const scripts = await Promise.all(files.map((file) => readFile(new URL(file, dir), "utf8")));
        const inScripts = wordsIn(scripts.join("\n"));
        const none: ReadonlySet<string> = new Set();
        for await (const { file, html } of builtPages(dir))
          await writeFile(new URL(file, dir), withPageStyles(html, html.includes("<astro-island") ? inScripts : none));
      },
    },
  };
}

/** All that may be the name of a class, an attribute or a custom property. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w-]+/g));
}

/**
 * The page with the styles it uses and short names in them, in its class attributes and in the hashes of its policy. All
 * its styles stand in the first element of styles: Astro writes those of its islands beside the first island, where HTML
 * allows none, and each element costs a hash in the policy.
 */
export function withPageStyles(html: string, inScripts: ReadonlySet<string>): string {
  const unstyled = html.replaceAll(styleElement, "");
  const named = wordsIn(unstyled).union(inScripts);
  const styles = [...html.matchAll(styleElement)].map(([, style = ""]) => style);
  const least = styles.map((style) => leastStyles(style, named)).join("");
  const short = shortNames(unstyled, least, inScripts);
  const shortened = least.replace(/(?<=\.)-?[A-Za-z_][\w-]*|(?<![\w-])--[A-Za-z_][\w-]*/g, short);
  let rest = `<style>${shortened}</style>`;
  return html
    .replace(classAttribute, (_, list: string) => `class="${list.split(/\s+/).map(short).join(" ")}"`)
    .replaceAll(styleElement, () => {
      const element = rest;
      rest = "";
      return element;
    })
    .replaceAll(policyHash(styles[0] ?? ""), policyHash(shortened));
}

import type { AstroIntegration } from "astro";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { builtPages, type BuiltPage } from "./built-page.ts";
import { glossaryWords, withGlossaryWords, type GlossaryWords } from "./glossary-words.ts";
import { crashDay, lazyCode, withCrashDay } from "./lazy-code.ts";
import { withOneScript, withPagePolicy } from "./page-policy.ts";
import { namesInScript, printStyles, rewritten, withPageStyles } from "./page-styles.ts";
import { withoutAstrosScript } from "./on-interaction.ts";

/** A step that finishes a page: transforms its HTML. */
type Pass = (html: string, page: Pick<BuiltPage, "file">) => string;

/**
 * Finishes the built pages: each goes through all passes in order; then all link to the one file with the print styles.
 * @param readTerms reads the terms of the glossary; their collection has already validated the file
 */
export function finishPages(readTerms: () => GlossaryWords["terms"]): AstroIntegration[] {
  const words = { address: "", loader: "" };
  const day = { address: "", loader: "" };
  const finishing: AstroIntegration = {
    name: "finish-pages",
    hooks: {
      "astro:config:setup": ({ command, addMiddleware }) => {
        // In development the hook for built pages never runs.
        if (command === "dev")
          addMiddleware({ order: "post", entrypoint: new URL("./lazy-code-dev.ts", import.meta.url) });
      },
      "astro:build:done": async ({ dir }) => {
        const terms = readTerms();
        const scripts = await scriptsIn(dir);
        const print = new Set<string>();
        const passes: readonly Pass[] = [
          // First: what it removes must not count as a name for the styles, nor as a script for the policy.
          withoutAstrosScript,
          // Before the styles, which keep only rules that match elements: it adds links and the tooltip.
          (html) => withGlossaryWords(html, { terms, ...words }),
          // Adds the loader of the crash-day code; then all scripts of a page are merged into one, with one hash.
          (html) => withCrashDay(html, day),
          withOneScript,
          // After the glossary, so that no term matches across two text nodes that React separates.
          withShortMarkup,
          // After all that changes elements or scripts.
          (html) => withPageStyles(html, namesInScript(reachable(scripts, html)), print),
          // Last: it contains the hashes of the final script and styles.
          withPagePolicy,
        ];
        for await (const page of builtPages(dir))
          await writeFile(
            new URL(page.file, dir),
            passes.reduce((html, pass) => pass(html, page), page.html),
          );
        // The hash in its file name depends on the print styles of all pages.
        const style = rewritten([...print].join(""));
        const name = printStyles.replace(
          "print",
          `print.${createHash("sha256").update(style).digest("hex").slice(0, 8)}`,
        );
        await writeFile(new URL(`.${name}`, dir), style);
        for await (const { file, html } of builtPages(dir))
          await writeFile(new URL(file, dir), html.replace(`"${printStyles}"`, `"${name}"`));
      },
    },
  };
  return [lazyCode(glossaryWords, words), lazyCode(crashDay, day), finishing];
}

/** The script files of the build by name, with their code. */
async function scriptsIn(dir: URL): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".js"));
  return new Map(
    await Promise.all(files.map(async (file) => [basename(file), await readFile(new URL(file, dir), "utf8")] as const)),
  );
}

/** The code of all scripts that a page references, directly or indirectly. */
function reachable(scripts: ReadonlyMap<string, string>, html: string): string {
  const found = new Set<string>();
  const texts = [html];
  for (const text of texts)
    for (const [name, code] of scripts)
      if (!found.has(name) && text.includes(name)) {
        found.add(name);
        texts.push(code);
      }
  return texts.slice(1).join("\n");
}

const islands = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/** Optional end tags before certain tags (https://html.spec.whatwg.org/#optional-tags). */
const optionalEndTags =
  /<\/li>(?=<li\b|<\/[ou]l>)|<\/d[dt]>(?=<d[dt]\b|<\/d(?:l|iv)>)|<\/t[dhr]>(?=<t[dhr]\b|<\/t(?:r|head|body)>)|<\/p>(?=<(?:[dou]l|p|div|h\d|table|details|address)\b|<\/(?:li|div|section|dd|td|header|footer|main|article|details|aside|figure)>)/g;

/**
 * Minifies the page: removes React's empty comments between text nodes, implied end tags and those of empty SVG
 * elements, empty attribute values, spaces around the parts of the shell, and Markdown's line breaks after paragraphs.
 * Islands stay as React rendered them.
 */
function withShortMarkup(html: string): string {
  return html
    .split(islands)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/<!-- -->| +(?=<(?:\/?head|body|nav|main|footer|\/?html|meta|title|link)\b)/g, "")
            .replace(/(?<=<\/p>)\n(?=<)/g, "")
            .replace(/><\/(?:path|circle|line|rect|ellipse)>/g, "/>")
            .replace(optionalEndTags, "")
            .replace(/(?<=<[a-z][^<>]* [a-z-]+)=""(?=[ >])/g, ""),
    )
    .join("");
}

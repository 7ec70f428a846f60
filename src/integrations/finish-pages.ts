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

/** A step that finishes a page: its HTML, and the HTML that becomes of it. */
type Pass = (html: string, page: Pick<BuiltPage, "file">) => string;

/**
 * Finishes the built pages: each goes through all passes in their order; then all link to the one file with the rules for paper.
 * @param readTerms reads the terms of the glossary; a collection of the content has checked their file before
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
          // First: what it takes out must not count as a name to the styles, nor as a script to the policy.
          withoutAstrosScript,
          // Before the styles, which keep only what has elements: links and the place in which they explain themselves.
          (html) => withGlossaryWords(html, { terms, ...words }),
          // Adds the code that asks for the day on the line; then all code of a page is one script, which has one hash.
          (html) => withCrashDay(html, day),
          withOneScript,
          // After the glossary, so that no term is found across two texts that React keeps apart.
          withShortMarkup,
          // After all that changes elements or scripts.
          (html) => withPageStyles(html, namesInScript(reachable(scripts, html)), print),
          // Last: it allows, by their hashes, the script and the styles as they are now.
          withPagePolicy,
        ];
        for await (const page of builtPages(dir))
          await writeFile(
            new URL(page.file, dir),
            passes.reduce((html, pass) => pass(html, page), page.html),
          );
        // The name of this file needs the rules of all pages.
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

/** The code of all scripts that a page names, and of those that they name. */
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

/** End tags that HTML leaves out before what follows them here (https://html.spec.whatwg.org/#optional-tags). */
const optionalEndTags =
  /<\/li>(?=<li\b|<\/[ou]l>)|<\/d[dt]>(?=<d[dt]\b|<\/d(?:l|iv)>)|<\/t[dhr]>(?=<t[dhr]\b|<\/t(?:r|head|body)>)|<\/p>(?=<(?:[dou]l|p|div|h\d|table|details|address)\b|<\/(?:li|div|section|dd|td|header|footer|main|article|details|aside|figure)>)/g;

/**
 * The page without markup that says nothing: the empty comments by which React separates two texts, end tags that HTML
 * implies or that close empty parts of drawings, empty values of attributes, spaces around the parts of the shell, and the
 * line breaks that Markdown puts after paragraphs.
 * In an island all stays as React has written it.
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

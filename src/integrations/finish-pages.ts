import type { AstroIntegration } from "astro";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { builtPages, type BuiltPage } from "./built-page.ts";
import { glossaryWords, withGlossaryWords, type GlossaryWords } from "./glossary-words.ts";
import { withLeastPolicy } from "./least-policy.ts";
import { namesInScript, withPageStyles } from "./page-styles.ts";
import { withoutAstrosScript } from "./on-interaction.ts";

/** A step that finishes a page: its HTML, and the HTML that becomes of it. */
type Pass = (html: string, page: Pick<BuiltPage, "file">) => string;

/**
 * Finishes the built pages: each is read once, goes through all passes in their order, and is written once.
 * @param readTerms reads the words of the glossary; a collection of the content has checked their file before
 */
export function finishPages(readTerms: () => GlossaryWords["terms"]): AstroIntegration[] {
  const code = { explainer: "", waking: "" };
  const finishing: AstroIntegration = {
    name: "finish-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const words = { terms: readTerms(), ...code };
        const inScripts = namesInScript(await scriptsIn(dir));
        const none: ReadonlySet<string> = new Set();
        const passes: readonly Pass[] = [
          // First: what it takes out must not count as a name to the styles, nor as a script to the policy.
          withoutAstrosScript,
          // Before the styles, which keep only what has elements: links and the place in which they explain themselves.
          (html) => withGlossaryWords(html, words),
          // After the words, so that none is found across two texts that React keeps apart.
          withShortMarkup,
          // After all that changes elements or scripts.
          (html) => withPageStyles(html, html.includes("<astro-island") ? inScripts : none),
          // Last: it allows, by their hashes, the script and the styles as they are now.
          withLeastPolicy,
        ];
        for await (const page of builtPages(dir))
          await writeFile(
            new URL(page.file, dir),
            passes.reduce((html, pass) => pass(html, page), page.html),
          );
      },
    },
  };
  return [glossaryWords(code), finishing];
}

async function scriptsIn(dir: URL): Promise<string> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".js"));
  const scripts = await Promise.all(files.map((file) => readFile(new URL(file, dir), "utf8")));
  return scripts.join("\n");
}

const islands = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * The page without markup that says nothing: the empty comments by which React separates two texts, the end tags of empty
 * parts of drawings, and spaces around the parts of the shell. In an island all stays as React has written it.
 */
function withShortMarkup(html: string): string {
  return html
    .split(islands)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/<!-- -->| (?=<(?:head|body|nav|main|footer|\/?html)\b)/g, "")
            .replace(/><\/(?:path|circle|line|rect|ellipse)>/g, "/>"),
    )
    .join("");
}

import type { AstroIntegration } from "astro";
import { mkdir, writeFile } from "node:fs/promises";
import { close, createIndex } from "pagefind";
import { withSentenceMarks } from "#domain/sentence-marks.ts";
import { builtPages, pathUnless, type BuiltPage } from "./built-page.ts";

/**
 * What a browser asks for when it searches: the program, its WebAssembly for English, and the index in parts. Pagefind
 * writes more: a worker that Trusted Types forbid, and interfaces of its own.
 */
const needed = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.(pf_meta|pf_index|pf_fragment))$/;

/**
 * Makes the index of the search page from what stands in the main part of each built page that wants to be found, and
 * writes it under `pagefind/`.
 * @param except paths as in `pathUnless`, of pages that only repeat what other pages say
 */
export function searchIndex(except: readonly string[] = []): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const { index } = await createIndex({
          forceLanguage: "en",
          excludeSelectors: [
            "nav",
            "noscript",
            "#more",
            "[aria-hidden=true]",
            "[data-screen-only]",
            "[data-print-only]",
          ],
        });
        if (!index) throw new Error("Pagefind did not start, so the site cannot be searched. Run `npm ci` again.");
        for await (const page of builtPages(dir)) {
          const url = pathUnless(except, page.html);
          if (url === undefined) continue;
          const { errors } = await index.addHTMLFile({ url, content: forIndex(page) });
          if (errors.length > 0) throw new Error(`Pagefind cannot read ${page.file}: ${errors.join(", ")}.`);
        }
        const { files } = await index.getFiles();
        for (const { path, content } of files.filter((file) => needed.test(file.path))) {
          const file = new URL(`pagefind/${path}`, dir);
          await mkdir(new URL(".", file), { recursive: true });
          await writeFile(file, content);
        }
        await close();
      },
    },
  };
}

/** What only a drawing of the page parts: a line, a cell, a part with a style of its own before another or a word. */
const ends =
  /<br ?\/?>|<\/(?:d[dtl]|h\d|li|p|div|t[dhr]|address|caption|summary)>|<\/(?:b|strong|span|a)>(?=<\w|[\p{L}\d])/gu;
/** Headings are titles of results and stay as they are. */
const headings = /^\/h\d$/;

/** A part with an address, as far as its first heading or term. */
const addressed =
  /(<(?:section|article|details|div)\b[^>]*? id="([^"]*)"[^>]*>(?:(?!<\/?(?:section|article|details|dl|h\d|dt)\b).)*)<(h\d|dt)\b[^>]*>(.*?)<\/\3>/gs;

/**
 * The page as Pagefind is to read it: its main part alone, under its title without the name of the site, with words
 * parted, lines of lists and tables ended as sentences are, and an address at the heading of each part that has one, so that a search leads to it.
 */
export function forIndex({ html }: Pick<BuiltPage, "html">): string {
  const [, title = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, site = ""] = /<meta property="og:site_name" content="([^"]*)"/.exec(html) ?? [];
  const anchored = html
    .replace(/<main\b/, "<main data-pagefind-body")
    .replaceAll(addressed, (_, before: string, id: string, tag: string, name: string) => {
      const heading = tag === "dt" ? "h3" : tag;
      return `${before}<${heading} id="${id}">${name}</${heading}>`;
    });
  return withSentenceMarks(anchored, headings)
    .replaceAll(ends, "$& ")
    .replace(
      "</head>",
      () => `<meta data-pagefind-meta="title[content]" content="${title.replace(` | ${site}`, "")}"></head>`,
    );
}

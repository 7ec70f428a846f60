import type { AstroIntegration } from "astro";
import { fileURLToPath } from "node:url";
import { withGlossaryLinks, type LinkedTerm } from "#domain/glossary-links.ts";
import { policyHash } from "#domain/html.ts";
import { glossaryHref, routes } from "#routes.ts";
import { articleLists, pathUnless, summaryOf } from "./built-page.ts";

const inFolder = (file: string) => fileURLToPath(new URL(`../islands/glossary-words/${file}`, import.meta.url));

/**
 * Pages whose words are no links to the glossary: the home page explains its words where it uses them and has no bytes
 * left, attorneys know them and a report uses them as doctors do, the glossary would link to itself, and lists of articles
 * show only how each begins.
 */
const plainPages = [routes.home, routes.attorneys, routes.sampleReport, routes.glossary, routes.blog, ...articleLists];

/** What explains the words of a page. */
export type GlossaryWords = {
  terms: readonly LinkedTerm[];
  /** The address of `islands/glossary-words/explain.ts` as a file of its own. */
  explainer: string;
  /** `islands/glossary-words/load-explainer.ts` as the code of a script, which asks for that file. */
  loader: string;
};

/**
 * Bundles the code that explains words of the glossary: what explains them is a file of its own, what asks for it is
 * in the pages. In development, where no page is ever finished, a middleware does with each page what the build does.
 */
export function glossaryWords(built: Pick<GlossaryWords, "explainer" | "loader">): AstroIntegration {
  return {
    name: "glossary-words",
    hooks: {
      "astro:config:setup": ({ command, addMiddleware, updateConfig }) => {
        if (command === "dev")
          addMiddleware({ order: "post", entrypoint: new URL("./glossary-words-dev.ts", import.meta.url) });
        const references = { explainer: "", loader: "" };
        const plugin = {
          name: "glossary-words",
          apply: "build" as const,
          applyToEnvironment: ({ name }: { name: string }) => name === "client",
          buildStart(this: Emitting) {
            const emit = (file: string, name: string) =>
              this.emitFile({ type: "chunk", id: inFolder(file), name, preserveSignature: "strict" });
            references.explainer = emit("explain.ts", "explain");
            references.loader = emit("load-explainer.ts", "load-explainer");
          },
          generateBundle(this: Emitting, _: unknown, bundle: Record<string, { code?: string }>) {
            built.explainer = `/${this.getFileName(references.explainer)}`;
            const loader = this.getFileName(references.loader);
            // A function, so that its names do not meet those of the script that it joins.
            built.loader = `(()=>{${bundle[loader]?.code?.trim() ?? ""}})()`;
            Reflect.deleteProperty(bundle, loader);
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/** What is used of the bundler: a module that becomes a file of its own, and the name that the file gets. */
type Emitting = {
  emitFile: (chunk: { type: "chunk"; id: string; name: string; preserveSignature: "strict" }) => string;
  getFileName: (reference: string) => string;
};

/** The page with its words linked and, if there are any, with what asks for the explainer and the place where it speaks. */
export function withGlossaryWords(html: string, { terms, explainer, loader }: GlossaryWords): string {
  if (!pathUnless(plainPages, summaryOf(html))) return html;
  const linked = withGlossaryLinks(html, terms, glossaryHref);
  if (linked === html) return html;
  const before = inlineModule.exec(linked)?.[1];
  const script = before === undefined ? loader : `${before};${loader}`;
  const withScript =
    before === undefined
      ? linked.replace("</body>", () => `<script type="module">${script}</script></body>`)
      : linked.replace(inlineModule, () => `<script type="module">${script}</script>`);
  // Empty until a word is explained.
  const tooltip = `<div id="explained" role="tooltip" popover="manual" data-code="${explainer}"></div>`;
  return withScript
    .replace("</main>", () => `${tooltip}</main>`)
    .replace("script-src 'self'", (source) => `${source} '${policyHash(script)}'`);
}

/** The script that a page has already. What asks for the explainer joins it: one script needs one hash in the policy. */
const inlineModule = /<script type="module">([^<]+)<\/script>/;

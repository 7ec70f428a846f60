import type { AstroIntegration } from "astro";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { withGlossaryLinks, type LinkedTerm } from "#domain/glossary-links.ts";
import { policyHash } from "#domain/policy-hash.ts";
import { builtPages, pathUnless } from "./built-page.ts";

/** Empty until a word is explained. */
const tooltip = '<div id="explained" role="tooltip" popover="manual"></div>';

type Options = {
  terms: readonly LinkedTerm[];
  /** The address of an entry by its id. */
  hrefOf: (id: string) => string;
};
type Built = {
  /** Reads the words. A collection of the content has checked their file before. */
  readTerms: () => Options["terms"];
  /** Paths as in `pathUnless`, of pages whose words are no links. */
  except: readonly string[];
};

/**
 * Makes links to the glossary of its words in the finished pages, and lets them explain themselves where they stand.
 * The code for that, `islands/glossary-words/explain.ts`, is a file of its own that is asked for when somebody first
 * points at such a word, reaches it with the keyboard, or taps it.
 */
export function glossaryWords({ readTerms, hrefOf, except }: Omit<Options, "terms"> & Built): AstroIntegration {
  let explainer = "";
  return {
    name: "glossary-words",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        let reference = "";
        const plugin = {
          name: "glossary-words",
          apply: "build" as const,
          applyToEnvironment: ({ name }: { name: string }) => name === "client",
          buildStart(this: Emitting) {
            const id = fileURLToPath(new URL("../islands/glossary-words/explain.ts", import.meta.url));
            reference = this.emitFile({ type: "chunk", id, name: "explain", preserveSignature: "strict" });
          },
          generateBundle(this: Emitting) {
            explainer = `/${this.getFileName(reference)}`;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      "astro:build:done": async ({ dir }) => {
        const terms = readTerms();
        for await (const { file, html } of builtPages(dir))
          if (pathUnless(except, html))
            await writeFile(new URL(file, dir), withGlossaryWords(html, { terms, hrefOf }, explainer));
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
export function withGlossaryWords(html: string, { terms, hrefOf }: Options, explainer: string): string {
  const linked = withGlossaryLinks(html, terms, hrefOf);
  if (linked === html) return html;
  const before = inlineModule.exec(linked)?.[1];
  const script = before === undefined ? waking(explainer) : `${before};${waking(explainer)}`;
  const withScript =
    before === undefined
      ? linked.replace("</body>", () => `<script type="module">${script}</script></body>`)
      : linked.replace(inlineModule, () => `<script type="module">${script}</script>`);
  return withScript
    .replace("</main>", () => `${tooltip}</main>`)
    .replace("script-src 'self'", (source) => `${source} '${policyHash(script)}'`);
}

/** The script that a page has already. What asks for the explainer joins it: one script needs one hash in the policy. */
const inlineModule = /<script type="module">([^<]+)<\/script>/;

/**
 * The few bytes that stand in the page. A first tap explains the word instead of following its link, the next tap follows
 * it; when the code does not arrive, the first does too. A finger that goes down is no tap yet: it may begin to scroll.
 * Its names are short because it travels with every such page: t, a tap that explains; k, the kind of event; w, the word;
 * f, a finger; c, a click.
 */
function waking(explainer: string): string {
  return `{let t;for(let k of["pointerdown","pointerover","focusin","click"])addEventListener(k,e=>{let w=e.target.closest?.("[data-term]"),f=e.pointerType=="touch",c=k=="click";if(k=="pointerdown")t=f&&w&&!w.hasAttribute("aria-describedby");else if(w&&(c?t:!f)){if(c)t=e.preventDefault();import("${explainer}").then(m=>m.explain(w,k,e.timeStamp)).catch(()=>{if(c)location=w.href})}})}`;
}

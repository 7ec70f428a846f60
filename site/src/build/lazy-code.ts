import type { AstroIntegration } from "astro";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { policyHash } from "#content/html.ts";

/** Code that a page loads on first interaction, without an island. */
export type LazyCode = {
  /** The URL of the code's file. */
  address: string;
  /** The code of the inline script that loads that file. */
  loader: string;
};

/** The folder of `src/` and, in it, the module that becomes a file and the module that becomes an inline script. */
type Source = { folder: string; code: string; loader: string };

/** Bundles such code, and writes the result to `built`. */
export function lazyCode({ folder, code, loader }: Source, built: LazyCode): AstroIntegration {
  const idOf = (name: string) => fileURLToPath(new URL(`../${folder}/${name}.ts`, import.meta.url));
  return {
    name: code,
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        const references = { address: "", loader: "" };
        const plugin: Plugin = {
          name: code,
          apply: "build",
          enforce: "pre",
          applyToEnvironment: ({ name }) => name === "client",
          buildStart() {
            const emit = (name: string) =>
              this.emitFile({ type: "chunk", id: idOf(name), name, preserveSignature: "strict" });
            references.address = emit(code);
            references.loader = emit(loader);
          },
          generateBundle(_, bundle) {
            built.address = `/${this.getFileName(references.address)}`;
            const inline = this.getFileName(references.loader);
            const chunk = bundle[inline];
            // A function, so that its names do not collide with those of the script it is merged into.
            built.loader = `(()=>{${chunk?.type === "chunk" ? chunk.code.trim() : ""}})()`;
            Reflect.deleteProperty(bundle, inline);
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/** Such code in development, where the browser loads the sources. */
export function lazySource({ folder, code, loader }: Source): LazyCode {
  return { address: `/src/${folder}/${code}.ts`, loader: `import "/src/${folder}/${loader}.ts"` };
}

/** The page with a script merged into its existing one: one script needs one hash in the policy. */
export function withScript(html: string, loader: string): string {
  const before = inlineModule.exec(html)?.[1];
  const script = before === undefined ? loader : `${before};${loader}`;
  const joined =
    before === undefined
      ? html.replace("</body>", () => `<script type="module">${script}</script></body>`)
      : html.replace(inlineModule, () => `<script type="module">${script}</script>`);
  return joined.replace("script-src 'self'", (source) => `${source} '${policyHash(script)}'`);
}

const inlineModule = /<script type="module">([^<]+)<\/script>/;

/** The code of the crash day on the home page's trace. */
export const crashDay: Source = { folder: "tools/deadlines", code: "crash-day", loader: "load-crash-day" };

/** The page with the loader of the crash-day code, if it has the field. */
export function withCrashDay(html: string, { address, loader }: LazyCode): string {
  if (!html.includes('data-code="crash-day"')) return html;
  return withScript(html.replace('data-code="crash-day"', `data-code="${address}"`), loader);
}

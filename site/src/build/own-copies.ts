import type { AstroIntegration } from "astro";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { classNames } from "./css-names.ts";

/** React is shared: it is the same everywhere. */
const shared = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** Prefix of virtual modules with the class names of a style sheet; the styles themselves are in the page. */
const classes = "\0classes:";

/**
 * Gives the program in a folder its own copies of what it imports, so that what it uses of a library or of `ui/`
 * neither ends up in the chunks that visitors load nor splits them.
 */
export function ownCopies(folder: string): AstroIntegration {
  // Without slashes: the bundler would not recognize the file type.
  const mark = `?copy${folder.replaceAll("/", "-")}`;
  const name = `own-copies${mark}`;
  const plugin = (src: string): Plugin => ({
    name,
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer) {
      if (!importer || !(importer.includes(folder) || importer.endsWith(mark))) return undefined;
      const found = await this.resolve(source, importer.replace(mark, ""), { skipSelf: true });
      if (!found || found.id.includes(folder) || found.id.includes("\0") || shared.test(found.id)) return found;
      if (found.id.endsWith(".css")) return classes + found.id.replace(".css", mark);
      return found.id + mark;
    },
    load(id) {
      if (!id.startsWith(classes) || !id.endsWith(mark)) return undefined;
      const file = id.slice(classes.length).replace(mark, ".css");
      return `export default ${JSON.stringify(classNames(src, file, readFileSync(file, "utf8")))};`;
    },
  });
  return {
    name,
    hooks: {
      "astro:config:setup": ({ config, updateConfig }) =>
        void updateConfig({ vite: { plugins: [plugin(fileURLToPath(new URL("../", config.root)))] } }),
    },
  };
}

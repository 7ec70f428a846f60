import type { AstroIntegration } from "astro";

const mark = "?own-copy";
/** React is one for all; it is alike everywhere. Styles are in the page. */
const shared = /\/node_modules\/(?:react|react-dom|scheduler)\/|\.css$/;

type Resolving = {
  resolve: (source: string, importer: string, options: { skipSelf: boolean }) => Promise<{ id: string } | null>;
};

/**
 * Gives the program of a folder copies of its own of what it imports, so that what it takes of a library or of `ui/` is not
 * in the files that visitors load.
 */
export function ownCopies(folder: string): AstroIntegration {
  const plugin = {
    name: "own-copies",
    apply: "build" as const,
    enforce: "pre" as const,
    applyToEnvironment: ({ name }: { name: string }) => name === "client",
    async resolveId(this: Resolving, source: string, importer: string | undefined) {
      if (!importer || !(importer.includes(folder) || importer.endsWith(mark))) return undefined;
      const found = await this.resolve(source, importer.replace(mark, ""), { skipSelf: true });
      const isOurs = found && !found.id.includes(folder) && !found.id.includes("\0") && !shared.test(found.id);
      return isOurs ? found.id + mark : found;
    },
  };
  return {
    name: "own-copies",
    hooks: { "astro:config:setup": ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }) },
  };
}

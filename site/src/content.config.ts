import { defineCollection } from "astro:content";
import { glob, type Loader } from "astro/loaders";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkedEntries, contentFiles, projectRoot, type Collection, type Entry } from "./content/check.ts";
import { contentRules } from "./content/collections.ts";

const table = contentRules(contentFiles());

export const collections = Object.fromEntries(
  Object.entries(table).map(([name, { path, schema }]) => [
    name,
    defineCollection({ loader: loaderOf(name as keyof typeof table, path), schema }),
  ]),
) as { [K in keyof typeof table]: { loader: Loader; schema: (typeof table)[K]["schema"] } };

/**
 * Gives Astro the checked entries: its own readers go on without an unreadable file, and take 2026-02-30 for 2 March.
 * The loader is named as the path, so that the editor's preview can have one collection read again.
 */
function loaderOf(name: keyof typeof table, path: string): Loader {
  const read = () => {
    const files = contentFiles();
    const collection: Collection = contentRules(files)[name];
    return new Map(checkedEntries(collection, files).map((entry) => [entry.id, entry]));
  };
  return path.endsWith("/") ? folderLoader(path, read) : fileLoader(path, read);
}

function fileLoader(path: string, read: () => Map<string, Entry>): Loader {
  return {
    name: path,
    async load({ store, watcher }) {
      const load = () => {
        const entries = read();
        store.clear();
        for (const entry of entries.values()) store.set(entry);
      };
      load();
      const file = join(projectRoot(), "content", path);
      watcher?.add(file);
      watcher?.on("change", (changed) => changed === file && load());
    },
  };
}

function folderLoader(path: string, read: () => Map<string, Entry>): Loader {
  const loader = glob({
    base: pathToFileURL(join(projectRoot(), "content", path)),
    pattern: "**/*.{md,yaml}",
    generateId: ({ entry }) => entry.replace(/(\/index)?\.\w+$/, ""),
  });
  return {
    name: path,
    async load(context) {
      // The store is emptied first, so that an entry is read again even when only another file changed.
      context.store.clear();
      let entries: Map<string, Entry> | undefined = read();
      const parseData = async ({ id }: { id: string }) => (entries ?? read()).get(id)?.data;
      // Astro warns of an empty folder.
      if (entries.size === 0) return;
      await loader.load({ ...context, parseData: parseData as typeof context.parseData });
      // What changes later, in development, is read and checked again.
      entries = undefined;
    },
  };
}

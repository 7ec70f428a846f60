import { getRequestListener } from "@hono/node-server";
import { freePort } from "@practice/site/tests/support/free-port.ts";
import { test } from "@practice/site/tests/journeys/support/test.ts";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { createEditor } from "#editor/editor.ts";
import { openDrafts } from "#publish/drafts.ts";
import { readPage } from "#page-files.ts";
import { projectCopy } from "#editor/testing.ts";

/**
 * The editor with its built page, over a copy of the project that a test may change, and with the built site; with
 * pages beside its forms only if a test is about them.
 */
export async function startEditor(port: number, { hasPages = false } = {}) {
  const root = hasPages ? projectCopy("site", "package.json", "tsconfig.json", "THIRD-PARTY.md") : projectCopy();
  if (hasPages) symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const drafts = await openDrafts(root);
  const origin = `http://localhost:${port}`;
  const person = { name: "Anna", email: "anna@example.com" };
  symlinkSync(resolve("dist"), join(root, "dist"));
  const editor = createEditor({
    ...{
      root,
      drafts,
      site: join(root, "dist"),
      basePath: "/edit",
      origins: [origin],
      page: await readPage(".", "editor"),
    },
    person: () => person,
    day: () => "2026-11-23",
  });
  const answer = getRequestListener(
    async (request) => (await editor.preview(request, () => false)) ?? editor.app.fetch(request),
  );
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    /** The folder that has its `content/`. */
    root: drafts.folder,
    /** The URL of its page. */
    address: `${origin}/edit/`,
    read: (path: string) => readFileSync(join(drafts.folder, "content", path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(drafts.folder, "content", path), text),
    remove: (path: string) => rmSync(join(drafts.folder, "content", path)),
    stop() {
      server.closeAllConnections();
      server.close();
      editor.close();
      drafts.close();
      // The program that shows pages can still be writing.
      rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** The editor for all tests of a file: started before the first, stopped after the last. */
export function editorForFile(options?: Parameters<typeof startEditor>[1]): EditorSite {
  const editor = {} as EditorSite;
  test.describe.configure({ mode: "default", timeout: 60_000 });
  test.beforeAll(async () => void Object.assign(editor, await startEditor(await freePort(), options)));
  test.afterAll(() => editor.stop());
  return editor;
}

type EditorSite = Awaited<ReturnType<typeof startEditor>>;

import { getRequestListener } from "@hono/node-server";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createEditor } from "#editor/editor.ts";
import { readPage } from "#page-files.ts";
import { contentCopy } from "#editor/testing.ts";

/** The editor with its built page, over a copy of `content/` that a test may change. */
export async function startEditor(port: number) {
  const root = contentCopy();
  const origin = `http://localhost:${port}`;
  const editor = createEditor({
    ...{ root, site: join(root, "dist"), basePath: "/edit", origins: [origin], page: await readPage(".", "editor") },
    person: () => ({ name: "Anna", email: "anna@example.com" }),
    day: () => "2026-11-23",
  });
  const answer = getRequestListener(editor.app.fetch);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    /** The folder that has its `content/`. */
    root,
    /** The URL of its page. */
    address: `${origin}/edit/`,
    read: (path: string) => readFileSync(join(root, "content", path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(root, "content", path), text),
    stop() {
      server.closeAllConnections();
      server.close();
      editor.close();
      rmSync(root, { recursive: true });
    },
  };
}

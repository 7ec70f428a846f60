import { getRequestListener } from "@hono/node-server";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { createEditor } from "#editor/editor.ts";
import { readPage } from "#page-files.ts";
import { contentCopy } from "#editor/testing.ts";

/** The editor with its built page, over a copy of `content/` that a test may change, and with the built site. */
export async function startEditor(port: number) {
  const root = contentCopy();
  const origin = `http://localhost:${port}`;
  const person = { name: "Anna", email: "anna@example.com" };
  symlinkSync(resolve("dist"), join(root, "dist"));
  const editor = createEditor({
    ...{ root, site: join(root, "dist"), basePath: "/edit", origins: [origin], page: await readPage(".", "editor") },
    person: () => person,
    day: () => "2026-11-23",
  });
  const answer = getRequestListener(
    async (request) => (await editor.preview(request, person.name, () => false)) ?? editor.app.fetch(request),
  );
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

import { join } from "node:path";
import { createEditor } from "./editor.ts";

/** The editor over a folder, as its page asks it, for tests. */
export function openEditor(root: string) {
  const origin = "http://127.0.0.1:4322";
  const { app, close } = createEditor({
    root,
    site: join(root, "dist"),
    basePath: "",
    origins: [origin],
    page: new Map(),
    person: () => ({ name: "Ana", email: "" }),
    day: () => "2026-11-23",
  });
  return {
    close,
    app,
    origin,
    get: async (path: string) => (await app.request(`/api/${path}`)).json(),
    send: async (method: string, path: string, input: unknown) => {
      const headers = { "Content-Type": "application/json", Origin: origin, "Sec-Fetch-Site": "same-origin" };
      const answer = await app.request(`/api/${path}`, { method, headers, body: JSON.stringify(input) });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
  };
}

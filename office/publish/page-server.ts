/**
 * Astro's development server for the page beside a form, as a child process in a copy of the project (`dev-server.ts`).
 * It reports its port, then reads the collections that a message names again, and reports each time that it has.
 */
import { dev } from "astro";

/** A message of this program. */
export type PageServerMessage = { port: number } | { read: true } | { problem: string };

type Refresh = (options: { loaders: string[] }) => Promise<void>;

let refresh: Refresh | undefined;
const say = (message: PageServerMessage) => process.send?.(message);

// Also when the editor is killed.
process.on("disconnect", () => process.exit());
process.on("message", ({ loaders }: { loaders: string[] }) => {
  refresh?.({ loaders }).then(
    () => say({ read: true }),
    ({ message }: Error) => say({ problem: message }),
  );
});

const server = await dev({
  root: "site",
  server: { host: "127.0.0.1", port: 0 },
  integrations: [
    {
      name: "reads-content-when-asked",
      hooks: {
        "astro:server:setup": ({ refreshContent }) => {
          refresh = refreshContent;
        },
      },
    },
  ],
  // No script of a page runs in the editor, so none is prepared; what is read again is asked for, so nothing is watched.
  vite: { server: { hmr: false, ws: false, watch: { ignored: ["**"] } }, optimizeDeps: { noDiscovery: true } },
});
say({ port: server.address.port });

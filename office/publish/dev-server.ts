import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isFileOf, type ContentFiles } from "@practice/site/content/check.ts";
import { collectionsOf } from "#editor/entries.ts";
import { changesTo } from "#editor/store.ts";
import type { PageServerMessage } from "./page-server.ts";
import { copyProject } from "./project-copy.ts";
import { buildEnvironment, lastLinesOf, writeChanges } from "./workspace.ts";

/** How long it waits for the next request before it ends, in milliseconds. */
const idleTime = 10 * 60_000;

const program = join(import.meta.dirname, "page-server.ts");

type Running = { child: ChildProcess; port: number; content: ContentFiles };

/**
 * Astro's development server in a copy of the project, which starts with the first request and ends after the last.
 * @param root the folder whose `.cache/` gets the copy
 * @param project the folder with the site's code and packages
 */
export function createDevServer(root: string, project = join(import.meta.dirname, "../..")) {
  const folder = join(root, ".cache/preview");
  const log = join(root, ".cache/preview.log");
  let running: Running | undefined;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(timer);
    running?.child.disconnect();
    running = undefined;
  }

  async function start(content: ContentFiles): Promise<Running> {
    if (!existsSync(join(project, "node_modules/astro"))) throw new Error(notInstalled);
    await rm(folder, { recursive: true, force: true });
    await copyProject(content, project, folder);
    const output = await open(log, "w");
    const stdio = ["ignore", output.fd, output.fd, "ipc"] as const;
    const child = fork(program, { cwd: folder, env: buildEnvironment(), execArgv: [], stdio: [...stdio] });
    await output.close();
    child.once("exit", () => running?.child === child && (running = undefined));
    // The editor's program can end while this one runs.
    child.unref();
    child.channel?.unref();
    const message = await answerOf(child);
    if (!("port" in message)) throw new Error("The program that shows pages did not start.");
    return { child, port: message.port, content };
  }

  /** The next message of the program. */
  async function answerOf(child: ChildProcess): Promise<PageServerMessage> {
    const [message] = (await Promise.race([once(child, "message"), once(child, "exit").then(() => [])])) as [
      PageServerMessage?,
    ];
    if (message && !("problem" in message)) return message;
    const said = message?.problem ?? lastLinesOf(await readFile(log, "utf8"));
    throw new Error(`The page cannot be shown. Show this to a developer:\n${said}`);
  }

  return {
    isRunning: () => running !== undefined,

    /**
     * Has pages show this content. One call after the other: the caller waits for each.
     * @throws {Error} when the server cannot start or read it
     */
    async show(content: ContentFiles): Promise<void> {
      clearTimeout(timer);
      const changes = running ? changesTo(content, running.content) : new Map<string, string>();
      const changed = [...changes.keys()];
      // Astro looks for pictures at its start alone.
      if (changed.some((path) => path.endsWith(".jpg"))) stop();
      running ??= await start(content);
      timer = setTimeout(stop, idleTime).unref();
      if (running.content === content) return;
      await writeChanges(changes, folder);
      running.content = content;
      const loaders = loadersOf(changed, content);
      if (loaders.length === 0) return;
      running.child.send({ loaders });
      await answerOf(running.child);
    },

    /** A page or a file as it is now. */
    async fetch(path: string): Promise<Response> {
      if (!running) throw new Error("The program that shows pages has ended.");
      return fetch(`http://127.0.0.1:${running.port}${path}`, { headers: { Accept: "text/html,*/*" } });
    },

    stop,
  };
}

export type DevServer = ReturnType<typeof createDevServer>;

const notInstalled = "Pages cannot be shown here, because the packages that build the site are not installed.";

/** The collections that have some of these files; `content.config.ts` names a loader as its path. */
function loadersOf(changed: readonly string[], content: ContentFiles): string[] {
  const paths = Object.values(collectionsOf(content)).map(({ path }) => path);
  return paths.filter((path) => changed.some((file) => isFileOf(path, file)));
}

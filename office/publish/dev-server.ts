import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentFiles, isFileOf, type ContentFiles } from "@practice/site/content/check.ts";
import { collectionsOf } from "#editor/entries.ts";
import { changesTo } from "#editor/store.ts";
import { createTurns } from "#editor/turns.ts";
import type { PageServerMessage } from "./page-server.ts";
import { gitIn } from "./repository.ts";
import { buildEnvironment, lastLinesOf } from "./workspace.ts";

/** How long it waits for the next request before it ends, in milliseconds. */
const idleTime = 10 * 60_000;

const program = join(import.meta.dirname, "page-server.ts");

/** `code` is the site's code as git names it. */
type Running = { child: ChildProcess; port: number; code: string; content: ContentFiles };

/**
 * Astro's development server in a worktree, which starts with the first request and ends after the last.
 * @param log the file for what it prints
 */
export function createDevServer(folder: string, log: string) {
  const inTurn = createTurns();
  let running: Running | undefined;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(timer);
    running?.child.disconnect();
    running = undefined;
  }

  async function start(code: string, content: ContentFiles): Promise<Running> {
    if (!existsSync(join(folder, "node_modules/astro"))) throw new Error(notInstalled);
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
    return { child, port: message.port, code, content };
  }

  /** The next message of the program. */
  async function answerOf(child: ChildProcess): Promise<PageServerMessage> {
    const ended = new AbortController();
    const { signal } = ended;
    const said = once(child, "message", { signal }) as Promise<[PageServerMessage]>;
    const [message] = await Promise.race([said, once(child, "exit", { signal }).then(() => [])]);
    ended.abort();
    if (message && !("problem" in message)) return message;
    const why = message?.problem ?? lastLinesOf(await readFile(log, "utf8"));
    throw new Error(`The page cannot be shown. Show this to a developer:\n${why}`);
  }

  /** Starts the server, or has it read what has changed. */
  async function ready(): Promise<Running> {
    clearTimeout(timer);
    timer = setTimeout(stop, idleTime).unref();
    const code = await gitIn(folder)(["rev-parse", "HEAD:site"]).catch(() => "");
    const content = contentFiles(folder);
    const paths = [...changesTo(content, running?.content ?? content).keys()];
    // Astro looks for pictures at its start alone.
    if (running?.code !== code || paths.some((path) => path.endsWith(".jpg"))) stop();
    running ??= await start(code, content);
    const loaders = loadersOf(paths, content);
    if (running.content === content || loaders.length === 0) return running;
    running.child.send({ loaders });
    await answerOf(running.child);
    running.content = content;
    return running;
  }

  /**
   * A page or a file as it is now.
   * @throws {Error} when the server cannot start or read the content
   */
  async function fetchNow(path: string): Promise<Response> {
    const { port } = await inTurn(ready);
    return fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: "text/html,*/*" } });
  }

  return {
    isRunning: () => running !== undefined,

    /** Starts it, and has it compile what all pages share, before a page is asked for. */
    prepare() {
      const first = running ? undefined : fetchNow("/").then((page) => page.text());
      first?.catch(() => undefined);
    },

    fetch: fetchNow,
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

/** The CPU-heavy work of a preview, in a thread of its own, so that the site stays responsive. */
import { existsSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { readSite } from "@practice/site/serve/app.ts";
import { checkSite, type SiteReport } from "./site-checks.ts";

type CheckInput = { built: string; online: string; texts?: readonly string[] };

/** `check` compares the built site in a folder with the live one, if any. */
export const tasks = {
  check: async ({ built, online, texts = [] }: CheckInput): Promise<SiteReport> =>
    checkSite(await readSite(built), existsSync(online) ? await readSite(online) : undefined, texts),
};

export type Tasks = typeof tasks;

const inThread =
  <Input, Output>(name: keyof Tasks) =>
  (input: Input): Promise<Output> => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { name, input } });
    return new Promise((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", reject);
    });
  };

/** The same task in a thread. */
export const tasksInThreads: Tasks = { check: inThread("check") };

const { name, input } = (workerData ?? {}) as { name?: keyof Tasks; input?: unknown };
if (!isMainThread && name && Object.hasOwn(tasks, name)) parentPort?.postMessage(await tasks[name](input as never));

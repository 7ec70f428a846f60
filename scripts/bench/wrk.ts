import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Requests of one kind: what is asked for, and with which headers beside it. */
export type Question = { path: string; headers: Readonly<Record<string, string>> };

/**
 * What wrk counted. `slowest` is the 99th percentile in milliseconds, `broken` counts connections that failed or timed
 * out, `refused` answers of status 400 and above.
 */
export type Load = { requests: number; seconds: number; slowest: number; broken: number; refused: number };

const script = new URL("wrk.lua", import.meta.url).pathname;

/** Asks the same question over many connections for some seconds, as fast as the answers come, from one thread. */
export async function load(
  url: string,
  { path, headers }: Question,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const wishes = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const numbers = ["-t1", `-c${connections}`, `-d${seconds}s`];
  const { stdout } = await promisify(execFile)("wrk", [
    ...numbers,
    "--timeout",
    "10s",
    "-s",
    script,
    ...wishes,
    `${url}${path}`,
  ]);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Load;
}

import { readFile } from "node:fs/promises";

/** The processor time in seconds that a program and its children have used so far. */
export async function processorSeconds(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  const ticks = await Promise.all(
    [pid, ...children].map(async (one) => {
      const fields = (await readFile(`/proc/${one}/stat`, "utf8")).replace(/^.*\) /, "").split(" ");
      return Number(fields[11]) + Number(fields[12]);
    }),
  );
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

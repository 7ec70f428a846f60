import { readFile } from "node:fs/promises";

/** How much memory a program held in the course of time: minutes since the start, and megabytes. */
export type Sample = { minute: number; megabytes: number };

/** Looks every second at the memory that a program holds, until told to stop; gives what it saw. */
export function watchMemory(pid: number): () => Sample[] {
  const samples: Sample[] = [];
  const start = performance.now();
  const look = setInterval(() => {
    void readFile(`/proc/${pid}/status`, "utf8").then((status) => {
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
      samples.push({ minute: (performance.now() - start) / 60_000, megabytes: kilobytes / 1024 });
    });
  }, 1_000);
  return () => {
    clearInterval(look);
    return samples;
  };
}

/** How much the memory grew in a minute, in megabytes: the slope of the straight line nearest to the samples. */
export function growth(samples: readonly Sample[]): number {
  const mean = (key: keyof Sample) => samples.reduce((sum, sample) => sum + sample[key], 0) / samples.length;
  const [minute, megabytes] = [mean("minute"), mean("megabytes")];
  const over = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.megabytes - megabytes), 0);
  return over / samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0);
}

import { markdownTable } from "../figures.ts";
import type { Figure } from "../figures.ts";
import { growth } from "./memory.ts";
import type { Sample } from "./memory.ts";
import type { Load } from "./wrk.ts";

/** One round of one server: what wrk saw of it, and the processor time it took for that, in seconds. */
export type Round = Load & { processor: number };

/** What was asked for, and the middle round of each server. */
export type Comparison = { what: string; ours: Round; nginx: Round };

/** Everything that one run has measured. */
export type Measured = {
  comparisons: readonly Comparison[];
  crowd: Load;
  soak: Load;
  memory: readonly Sample[];
};

const whole = (number: number) => Math.round(number).toLocaleString("en-US");
const rate = ({ requests, seconds }: Load) => requests / seconds;

/** The goals, and what was reached. The memory is judged once it has been warm for a tenth of the time. */
export function serveFigures({ comparisons, crowd, soak, memory }: Measured): Figure[] {
  const warm = memory.slice(memory.length / 10);
  const slope = growth(warm);
  const held = warm.map(({ megabytes }) => megabytes);
  const minutes = (soak.seconds / 60).toFixed(1);
  return [
    ...comparisons.map(({ what, ours, nginx }) => ({
      what: `${what}: requests a second, ours and nginx`,
      goal: "at least half of nginx",
      reached: `${whole(rate(ours))} and ${whole(rate(nginx))}: ${(rate(ours) / rate(nginx)).toFixed(2)}`,
      met: rate(ours) >= rate(nginx) / 2,
    })),
    {
      what: "1,000 open connections",
      goal: "no error",
      reached: `${whole(crowd.broken + crowd.refused)} errors in ${whole(crowd.requests)} requests`,
      met: crowd.broken + crowd.refused === 0,
    },
    {
      what: `memory over ${minutes} minutes under load`,
      goal: "grows by at most 0.5 MB a minute, no error",
      reached: `${slope.toFixed(2)} MB a minute, from ${whole(Math.min(...held))} to ${whole(Math.max(...held))} MB; ${soak.broken + soak.refused} errors in ${whole(soak.requests)} requests`,
      met: slope <= 0.5 && soak.broken + soak.refused === 0,
    },
  ];
}

/** Every comparison in full, and how it was made. */
export function serveDetails({ comparisons }: Measured, how: string): string {
  const cells = (round: Round) => [
    whole(rate(round)),
    round.slowest.toFixed(1),
    ((round.processor / round.requests) * 1e6).toFixed(0),
  ];
  const head = ["request", "ours a second", "99th (ms)", "CPU (µs)", "nginx a second", "99th (ms)", "CPU (µs)"];
  const rows = comparisons.map(({ what, ours, nginx }) => [what, ...cells(ours), ...cells(nginx)]);
  return `${markdownTable(head, rows)}\n\n${how}`;
}

import { matched } from "./yaml/fold.ts";

/** The lines that differ between two texts: “- …” is gone, “+ …” is new. */
export function difference(before: string, after: string): string[] {
  if (before === after) return [];
  const [old, next] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, next.length) - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const [gone, come] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  const partners = matched(gone, come);
  const lines: string[] = [];
  let place = 0;
  for (const index of come.keys()) {
    const partner = partners[index];
    if (partner === undefined) continue;
    lines.push(...gone.slice(place, partner).map((one) => `- ${one}`));
    lines.push(...come.slice(lastMatched(partners, index), index).map((one) => `+ ${one}`));
    place = partner + 1;
  }
  const last = partners.findLastIndex((partner) => partner !== undefined);
  return [...lines, ...gone.slice(place).map((one) => `- ${one}`), ...come.slice(last + 1).map((one) => `+ ${one}`)];
}

/** Where the lines begin that are new before a line that stayed. */
function lastMatched(partners: readonly (number | undefined)[], index: number): number {
  return partners.slice(0, index).findLastIndex((partner) => partner !== undefined) + 1;
}

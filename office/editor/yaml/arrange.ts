import type { Block } from "./blocks.ts";

/** An entry to write: an old one by its index, or a new one as text. */
export type Part = { old: number } | { text: string; name?: string; under?: Template };

/** A place for a new entry within a gap: after a comment that shows how to write it. */
export type Template = { head: string; rest: string };

/** The place under a comment such as “# fax: …” in a gap, which an empty line separates from both. */
export function templateIn(gap: string, key: string, column: number): Template | undefined {
  const shown = new RegExp(`^([^]*?\\n[ \\t]*# ?${key}:.*(?:\\n[ \\t]*#.*)*)(\\r?\\n(?:\\s*\\n)?[^]*)$`).exec(
    gap.replaceAll("\r", ""),
  );
  const [, head, rest = ""] = shown ?? [];
  return head === undefined ? undefined : { head: `${head}\n\n${" ".repeat(column)}`, rest };
}

/**
 * The entries of a list or a group in a new arrangement. The gap between two that stay adjacent stays; if the order
 * changes, gaps stay where they were. New entries get the most common gap.
 */
export function arranged(
  source: string,
  blocks: readonly Block[],
  texts: readonly string[],
  parts: readonly Part[],
  flow: boolean,
): string {
  const gaps = blocks.slice(1).map(({ from }, index) => source.slice(blocks[index]?.to, from));
  const usual = usualGap(source, blocks, gaps, flow);
  const moved = isMoved(parts, blocks.length);
  const written = parts.map((part, index) => {
    const text = "old" in part ? (texts[part.old] ?? "") : part.text;
    const [before] = [parts[index - 1]];
    if (!before) return leading(parts, gaps, moved) + text;
    if (moved) return (gaps[index - 1] ?? usual) + text;
    return gapBetween(parts, index, gaps, usual) + text;
  });
  return written.join("") + (moved ? "" : trailing(parts, gaps, blocks.length));
}

/** Whether the same entries are in another order. */
function isMoved(parts: readonly Part[], count: number): boolean {
  return parts.length === count && parts.every((part) => "old" in part);
}

function gapBetween(parts: readonly Part[], index: number, gaps: readonly string[], usual: string): string {
  const [before, after] = [parts[index - 1], parts[index]];
  if (!before || !after) return usual;
  if (!("old" in after)) return after.under?.head ?? usual;
  if ("text" in before && before.under) return before.under.rest;
  // Skips the new entries before it, to the one that stayed.
  const last = parts.slice(0, index).findLast((part) => "old" in part);
  const from = last ? last.old : -1;
  if (from >= after.old) return usual;
  const between = gaps.slice(Math.max(from, 0), after.old);
  return joined(between, usual);
}

/** Merges several gaps into one: all that contain comments, otherwise the longest. */
function joined(gaps: readonly string[], usual: string): string {
  const commented = gaps.filter((gap) => gap.includes("#"));
  if (commented.length > 0)
    return commented.map((gap, index) => (index === 0 ? gap : gap.replace(/^\r?\n/, ""))).join("");
  return gaps.reduce((longest, gap) => (gap.length > longest.length ? gap : longest), gaps[0] ?? usual);
}

/** Comments between deleted first entries stay above the entry that is now first. */
function leading(parts: readonly Part[], gaps: readonly string[], moved: boolean): string {
  const first = parts.findIndex((part) => "old" in part);
  const part = parts[first];
  if (moved || first !== 0 || !part || !("old" in part)) return "";
  const commented = gaps.slice(0, part.old).filter((gap) => gap.includes("#"));
  return commented.map((gap) => gap.replace(/^\s*/, "")).join("");
}

/** Comments between deleted last entries stay at the end. */
function trailing(parts: readonly Part[], gaps: readonly string[], count: number): string {
  const last = parts.findLast((part) => "old" in part);
  if (!last || last.old === count - 1) return "";
  const commented = gaps.slice(last.old).filter((gap) => gap.includes("#"));
  return commented.map((gap) => gap.trimEnd()).join("");
}

function usualGap(source: string, blocks: readonly Block[], gaps: readonly string[], flow: boolean): string {
  const [first] = blocks;
  const plain = gaps.filter((gap) => !gap.includes("#"));
  const counts = new Map<string, number>();
  for (const gap of plain) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (usual !== undefined) return usual;
  const from = first?.from ?? 0;
  return flow ? ", " : `\n${" ".repeat(from - (source.lastIndexOf("\n", from - 1) + 1))}`;
}

import type { Scalar } from "yaml";
import { folded } from "./fold.ts";
import { fitsFolded, fitsLiteral, indented, needsQuotes, quoted, scalarText, type Setting } from "./scalars.ts";

/** A part of a file to rewrite. */
export type Splice = { from: number; to: number; text: string };

/**
 * Replaces a scalar in the same style: wrapped, as lines, in quotes, or plain. Quotes and line style that only the old
 * value needed are dropped; those that it did not need stay.
 * @param indent the column of the key or the dash
 */
export function rewrittenScalar(
  source: string,
  node: Scalar,
  next: string | number | boolean | null,
  setting: Setting,
  indent: number,
): Splice {
  const [from, end] = node.range as [number, number, number];
  if (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL") {
    const whole = source.slice(from, end);
    const to = from + whole.trimEnd().length;
    if (typeof next !== "string") return { from, to, text: scalarText(next, setting) };
    return { from, to, text: blockText(whole, node.type, next, indent) ?? lineText(node, next, setting) };
  }
  if (typeof next !== "string") return { from, to: end, text: scalarText(next, setting) };
  const aloneOnLine = !setting.inFlow && /^[ \t]*(?:\r?\n|$)/.test(source.slice(end));
  const text =
    next.includes("\n") && aloneOnLine && fitsLiteral(next)
      ? `|-\n${indented(next.split("\n"), indent + 2)}`
      : lineText(node, next, setting);
  return { from, to: end, text };
}

function lineText({ type, value }: Scalar, next: string, setting: Setting): string {
  if (needsQuotes(next, setting)) return quoted(next);
  const freely = typeof value === "string" && !value.includes("\n") && !needsQuotes(value, setting);
  if (type === "QUOTE_DOUBLE" && freely) return JSON.stringify(next);
  if (type === "QUOTE_SINGLE" && freely) return `'${next.replaceAll("'", "''")}'`;
  return next;
}

/** The lines of a block: those of a wrapped text where they were, and a new block only for a text of several lines. */
function blockText(whole: string, type: string, next: string, indent: number): string | undefined {
  const [header = "", ...rest] = whole.split(/\r?\n/);
  const [first = ""] = rest.filter((line) => line.trim() !== "");
  const old = first === "" ? indent + 2 : first.length - first.trimStart().length;
  const lines = rest.map((line) => line.slice(old));
  while (lines.at(-1) === "") lines.pop();
  const clips = /^[|>]\d*(?:[ \t]|$)/.test(header);
  const text = clips && next.endsWith("\n") ? next.slice(0, -1) : next;
  // Without a chomping indicator the block ends with a line break, which the new text may not have.
  const head = clips && text === next ? header.replace(/^[|>]\d*/, "$&-") : header;
  if (/^[|>]\d|^[|>][\d]*\+/.test(header)) return undefined;
  if (type === "BLOCK_FOLDED" && fitsFolded(text)) return `${head}\n${indented(folded(lines, text), old)}`;
  if (type === "BLOCK_LITERAL" && text.includes("\n") && fitsLiteral(text))
    return `${head}\n${indented(text.split("\n"), old)}`;
  return undefined;
}

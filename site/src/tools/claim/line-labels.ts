/**
 * A mark on the line, from left to right.
 *
 * - `crash`: the stimulus; `today`: a ring; `act`: a filled dot, the next act; `other`: a gray ring, another act
 * - `limit`: the last day for written notice; `may`: a dashed ring, the day on which it may still count
 * - `visit`: a wave, the exam in a week; `since`: a gray ring, the day that the act runs from
 */
export type MarkKind = "crash" | "today" | "act" | "other" | "limit" | "may" | "visit" | "since";

export type Label = { text: string; anchor: "start" | "middle" | "end"; /** Rows above the line. */ row: number };

/** `x` is in percent of the width. */
export type Mark = { kind: MarkKind; x: number; label?: Label };

/** A space on the drawing in pixels, in one of its rows. */
type Box = { row: number; from: number; to: number };

/** Which labels have their place first. */
const order: readonly MarkKind[] = ["crash", "act", "today", "may", "visit", "limit", "since"];
const highestRow = 2;
/** Between two labels, in pixels. */
const space = 6;

/**
 * The marks with their labels. Labels never touch: one goes a row up, is shorter, or is left out, and its limit goes with
 * its label. That of another act is under the line.
 * @param texts of each mark, the preferred one first
 */
export function placedLabels(
  marks: readonly Mark[],
  texts: ReadonlyMap<MarkKind, readonly string[]>,
  width: number,
): Mark[] {
  const taken: Box[] = marks.flatMap((mark) => shapeOf(mark, width));
  const found = new Map<MarkKind, Label>();
  for (const kind of order) {
    const mark = marks.find((one) => one.kind === kind);
    const label = mark && labelOf(mark, texts.get(kind) ?? [], taken, width);
    if (!mark || !label) continue;
    found.set(kind, label);
    taken.push(boxOf(mark, label, width));
    // As high as two rows.
    if (kind === "crash") taken.push({ ...boxOf(mark, label, width), row: 1 });
  }
  return marks.flatMap((mark) => {
    const label = mark.kind === "other" ? underLine(mark, texts.get("other") ?? [], width) : found.get(mark.kind);
    if (!label && mark.kind === "limit") return [];
    return [label ? { ...mark, label } : mark];
  });
}

/** What a mark takes of the rows above the line. */
function shapeOf({ kind, x }: Mark, width: number): Box[] {
  const at = (x / 100) * width;
  if (kind === "visit") return [{ row: 0, from: at - 20, to: at + 20 }];
  if (kind === "crash") return [0, 1].map((row) => ({ row, from: at - 2, to: at + 14 }));
  return [];
}

function labelOf(mark: Mark, texts: readonly string[], taken: readonly Box[], width: number): Label | undefined {
  const lowest = mark.kind === "crash" ? 2 : mark.kind === "visit" ? 1 : 0;
  for (const text of texts.filter(Boolean))
    for (let row = lowest; row <= highestRow; row += 1)
      for (const anchor of anchorsOf(mark)) {
        const label = { text, row, anchor };
        const box = boxOf(mark, label, width);
        const isFree = !taken.some((one) => one.row === row && one.from < box.to + space && box.from < one.to + space);
        // The crash is at the edge, and its label begins in the margin.
        if (isFree && box.from >= (mark.kind === "crash" ? -16 : 0) && box.to <= width) return label;
      }
  return undefined;
}

/** The limit is beside the act: its label leads away from it. */
const anchorsOf = ({ kind, x }: Mark): Label["anchor"][] =>
  kind === "crash" || kind === "limit" ? ["start", "middle"] : x > 85 ? ["middle", "end"] : ["middle"];

/** How far a label begins from its mark. */
export const shiftOf = ({ kind }: Mark, { anchor }: Label): number =>
  kind === "crash" ? -13 : anchor === "start" ? -6 : anchor === "end" ? 14 : 0;

function boxOf(mark: Mark, label: Label, width: number): Box {
  const at = (mark.x / 100) * width + shiftOf(mark, label);
  const long = textWidth(label.text);
  const from = label.anchor === "start" ? at : label.anchor === "end" ? at - long : at - long / 2;
  return { row: label.row, from, to: from + long };
}

/** Its own row, under the line. */
function underLine(mark: Mark, texts: readonly string[], width: number): Label | undefined {
  const labels = texts.map((text) => ({ text, row: -1, anchor: "middle" as const }));
  return labels.find((label) => {
    const { from, to } = boxOf(mark, label, width);
    return from >= 0 && to <= width;
  });
}

/** The width of a bold label in pixels, at most. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, sign) => sum + (sign > "\u2e80" ? 15.5 : sign > "\u0370" && sign < "\u0530" ? 9.6 : 8.4),
    0,
  );
}

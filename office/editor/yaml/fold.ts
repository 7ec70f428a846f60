/**
 * Wraps a text as it was wrapped before: lines break at the same words wherever these still exist, so that unchanged
 * lines stay. `lines` are those of a `>-` block, without their indent.
 */
export function folded(lines: readonly string[], text: string): string[] {
  const before = paragraphsOf(lines);
  const after = text.split("\n");
  const partner = matched(
    before.map((paragraph) => paragraph.join(" ")),
    after,
  );
  const wrapped = after.map((paragraph, index) => {
    if (paragraph === "") return [];
    const old = before[partner[index] ?? (before.length === after.length ? index : -1)];
    return old?.length ? rewrapped(old, paragraph) : [paragraph];
  });
  // A line break in the text is an empty line in the block.
  return wrapped.flatMap((paragraph, index) => (index === 0 ? paragraph : ["", ...paragraph]));
}

/** The paragraphs of the text, each as its lines: an empty line is a line break. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines)
    if (line === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs;
}

function rewrapped(lines: readonly string[], text: string): string[] {
  const old = lines.flatMap((line) => line.split(" "));
  const words = text.split(" ");
  const breaks = lines.reduce<number[]>((ends, line) => [...ends, (ends.at(-1) ?? 0) + line.split(" ").length], []);
  const places = matched(words, old);
  const at = new Set(breaks.slice(0, -1).map((end) => breakIn(end, places)));
  return words.reduce<string[]>((wrapped, word, index) => {
    // A line cannot begin or end with a space, nor with an empty word.
    const ends = at.has(index) && index > 0 && word !== "" && words[index - 1] !== "";
    return ends || index === 0 ? [...wrapped, word] : [...wrapped.slice(0, -1), `${wrapped.at(-1) ?? ""} ${word}`];
  }, []);
}

/** The new word at which the line of the old word `end` starts: next to the nearest word that still exists. */
function breakIn(end: number, places: readonly (number | undefined)[]): number {
  const next = places[end];
  if (next !== undefined) return next;
  let start = end;
  while (start > 0 && places[start - 1] === undefined) start -= 1;
  const first = start === 0 ? 0 : (places[start - 1] ?? 0) + 1;
  return first + end - start;
}

/** For each of `second` its match in `first`: the longest common subsequence. */
export function matched<T>(first: readonly T[], second: readonly T[]): (number | undefined)[] {
  const [height, width] = [first.length, second.length];
  const best = Array.from({ length: height + 1 }, () => new Uint32Array(width + 1));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = height - 1; row >= 0; row -= 1)
    for (let column = width - 1; column >= 0; column -= 1)
      (best[row] as Uint32Array)[column] =
        first[row] === second[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const partners: (number | undefined)[] = new Array<number | undefined>(width).fill(undefined);
  for (let row = 0, column = 0; row < height && column < width;)
    if (first[row] === second[column]) partners[column++] = row++;
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  return partners;
}

/**
 * Everything that a terminal interprets or that reorders its output: control characters (C0, DEL, C1), bidi controls,
 * line and paragraph separators, and lone surrogates.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Join emoji and shape letters of Arabic and Indic scripts; they move nothing. */
const joiners = /[\u200c\u200d]/;

/** As in JSON: characters beyond 16 bits are two escapes. */
const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");

/** A text of a visitor on one line, with what a terminal would interpret escaped. */
export function onOneLine(text: string): string {
  return text.replace(unsafe, (character) => (joiners.test(character) ? character : escaped(character)));
}

/** A field of a visitor after its name; continuation rows begin with a bar. */
export function asField(name: string, text: string, columns: number): string {
  return behind(`${name.padEnd(12)} `, `${" ".repeat(11)}| `, onOneLine(text), columns);
}

/** A text of a visitor on its lines, each row after a bar, so that none looks like a line of this program. */
export function onItsLines(text: string, columns: number): string {
  return text
    .split("\n")
    .map((line) => behind("  | ", "  | ", onOneLine(line.replaceAll("\t", "    ")), columns))
    .join("\n");
}

function behind(first: string, next: string, line: string, columns: number): string {
  const rows = rowsOf(line, columns - next.length);
  return rows.map((row, index) => (index === 0 ? first : next) + row).join("\n");
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Rows short enough that no terminal wraps them, broken at spaces where possible. A wrapped row would begin with the
 * visitor's text.
 */
function rowsOf(line: string, columns: number): string[] {
  const rows: string[] = [];
  let [row, used, lastSpace] = ["", 0, 0];
  const parts = [...graphemes.segment(line)].flatMap(({ segment }) =>
    maxColumns(segment) > columns ? [...segment] : [segment],
  );
  for (const part of parts) {
    const wide = maxColumns(part);
    if (used + wide > columns) {
      const end = lastSpace || row.length;
      rows.push(row.slice(0, end));
      row = row.slice(end);
      [used, lastSpace] = [maxColumns(row), 0];
    }
    row += part;
    used += wide;
    if (part === " ") lastSpace = row.length;
  }
  return [...rows, row];
}

/**
 * An upper bound for the width of a text in columns: terminals differ in composed emoji, combining marks, and
 * characters newer than they are. Before Hangul, the first wide script, no character is wide, except on terminals
 * configured to show Greek and Cyrillic wide.
 */
function maxColumns(text: string): number {
  return Array.from(text, (character) => ((character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2)).reduce((a, b) => a + b, 0);
}

/** Equivalent JSON without anything that a terminal interprets. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(unsafe, (character) =>
    character === "\n" ? "\n" : escaped(character),
  );
}

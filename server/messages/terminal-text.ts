/**
 * Everything that a terminal obeys or that reorders what it shows: control characters (C0, DEL, C1), directions, line
 * and paragraph separators, and half of a pair.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Joins emoji and shapes letters of Arabic and Indic scripts; it moves nothing. */
const joiners = /[\u200c\u200d]/;

/** As in JSON: characters beyond 16 bits are two escapes. */
const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");

/** A text of a visitor on one line, with what a terminal would obey written out. */
export function onOneLine(text: string): string {
  return text.replace(unsafe, (character) => (joiners.test(character) ? character : escaped(character)));
}

/** A field of a visitor behind its name; what goes on in further rows is behind a bar. */
export function asField(name: string, text: string, columns: number): string {
  return behind(`${name.padEnd(12)} `, `${" ".repeat(11)}| `, onOneLine(text), columns);
}

/** A text of a visitor on its lines, each row behind a bar, so that none reads as a line of this program. */
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
 * Rows that no terminal breaks once more, at spaces where there are some. A terminal that did would begin a row of its
 * own with what the visitor wrote.
 */
function rowsOf(line: string, columns: number): string[] {
  const rows: string[] = [];
  let [row, used, lastSpace] = ["", 0, 0];
  const parts = [...graphemes.segment(line)].flatMap(({ segment }) =>
    mostColumns(segment) > columns ? [...segment] : [segment],
  );
  for (const part of parts) {
    const wide = mostColumns(part);
    if (used + wide > columns) {
      const end = lastSpace || row.length;
      rows.push(row.slice(0, end));
      row = row.slice(end);
      [used, lastSpace] = [mostColumns(row), 0];
    }
    row += part;
    used += wide;
    if (part === " ") lastSpace = row.length;
  }
  return [...rows, row];
}

/**
 * The columns that a terminal gives to a text, or more: terminals differ in emoji of several parts, in marks over letters,
 * and in characters newer than they are. Before Hangul, the first of the wide scripts, none is wide, but on terminals
 * set to show Greek and Cyrillic so.
 */
function mostColumns(text: string): number {
  return Array.from(text, (character) => ((character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2)).reduce((a, b) => a + b, 0);
}

/** JSON that means the same and contains nothing that a terminal obeys. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(unsafe, (character) =>
    character === "\n" ? "\n" : escaped(character),
  );
}

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

/** A text of a visitor on its lines, each behind a bar, so that none reads as a line of this program. */
export function onItsLines(text: string): string {
  return text
    .split("\n")
    .map((line) => `  | ${onOneLine(line.replaceAll("\t", "    "))}`)
    .join("\n");
}

/** JSON that means the same and holds nothing that a terminal obeys. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(unsafe, (character) =>
    character === "\n" ? "\n" : escaped(character),
  );
}

/** What a terminal interprets or what reorders its text: C0, DEL, C1, bidi controls, line separators, lone surrogates. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text of a visitor on one line, with what a terminal would interpret escaped as in JSON. */
export function onOneLine(text: string): string {
  return text.replace(unsafe, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A text of a visitor, each of its lines after a bar, so that none looks like a line of this program. */
export function behindBars(text: string): string {
  const lines = text.replaceAll("\t", "    ").split("\n");
  return lines.map((line) => `| ${onOneLine(line)}`).join("\n");
}

/** Equivalent JSON without anything that a terminal interprets. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).split("\n").map(onOneLine).join("\n");
}

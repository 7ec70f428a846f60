/** Text that YAML 1.1 or 1.2 does not parse as a string: all parsers should agree on the file. */
const readsOtherwise =
  /^(~|null|true|false|[-+]?(\.\d+|\d[\d_]*(\.\d*)?)(e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+|[-+]?\.inf|\.nan|[-+]?\d+(:\d\d)+)$/i;

/** Words that YAML 1.1 reads as yes or no: people expect to see them in quotes, unless they are one of a few choices. */
const readsAsChoice = /^(yes|no|on|off|y|n)$/i;

/** Where a text is: within `[…]` or `{…}`, and whether it is an enum value of a schema. */
export type Setting = { inFlow: boolean; isWord: boolean };

/** Characters that YAML cannot contain unescaped, or that editors hide or change. */
const unprintable = /[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;

/** Whether a text of one line must be in quotes. */
export function needsQuotes(text: string, { inFlow, isWord }: Setting): boolean {
  return (
    text === "" ||
    text !== text.trim() ||
    unprintable.test(text) ||
    readsOtherwise.test(text) ||
    (!isWord && readsAsChoice.test(text)) ||
    /^[-?:,[\]{}#&*!|>'"%@`]|^\.\.\.|: |:$| #/.test(text) ||
    (inFlow && /[,[\]{}]|:["']/.test(text))
  );
}

/** A text in quotes as Prettier writes it: the kind that needs fewer backslashes. */
export function quoted(text: string): string {
  const count = (quote: string) => text.split(quote).length - 1;
  if (count('"') > count("'") && !text.includes("\\") && !unprintable.test(text))
    return `'${text.replaceAll("'", "''")}'`;
  return JSON.stringify(text).replace(
    new RegExp(unprintable, "g"),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Whether the lines of a text can be those of a block below `|-`. */
export function fitsLiteral(text: string): boolean {
  return !/^[\s]|\n$/.test(text) && !unprintable.test(text.replaceAll("\n", "").replaceAll("\t", ""));
}

/** Whether a text can be wrapped below `>-`: lines that begin or end with a space would be lost. */
export function fitsFolded(text: string): boolean {
  return fitsLiteral(text) && !/(^|\n)[ \t]|[ \t](\n|$)|\t/.test(text);
}

/** A value that is neither a list nor a group, on one line. */
export function scalarText(value: string | number | boolean | null, setting: Setting): string {
  if (typeof value !== "string") return String(value);
  return needsQuotes(value, setting) ? quoted(value) : value;
}

/** Lines below a key, further to the right; empty lines stay empty. */
export function indented(lines: readonly string[], indent: number): string {
  return lines.map((line) => (line === "" ? "" : " ".repeat(indent) + line)).join("\n");
}

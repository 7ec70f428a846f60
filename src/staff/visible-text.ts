/** A run of text, or one character that would not be seen or that would turn the text after it. */
export type Run = { text: string } | { hidden: string };

/** Controls but tab and line breaks, format characters that hide or turn text, and what is no character at all. */
const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffd]|\udb40[\udc00-\udfff]/;

/** The text in runs, with hidden characters by their code, as "U+202E". A line break of any kind is one. */
export function runsOf(text: string): Run[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(new RegExp(`(${hidden.source})`))
    .filter(Boolean)
    .map((part) => (new RegExp(`^(?:${hidden.source})$`).test(part) ? { hidden: codeOf(part) } : { text: part }));
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A run of text, or one character that is invisible or changes the direction of the following text. */
type Run = { text: string } | { hidden: string };

/** Control characters except tab and line breaks, invisible and bidi format characters, and noncharacters. */
const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffd]|\udb40[\udc00-\udfff]/;

/** Splits a text into runs, with hidden characters as codes such as "U+202E". All line breaks are normalized. */
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

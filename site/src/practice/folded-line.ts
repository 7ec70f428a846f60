/** The most bytes of one line in vCards (RFC 2426, 2.6) and calendars (RFC 5545, 3.1), in UTF-8 without its end. */
const maxLineBytes = 75;

/** Folds a line of a vCard or a calendar: continuation lines begin with a space; no character is split. */
export function foldedLine(line: string): string {
  const bytes = new TextEncoder();
  let room = maxLineBytes;
  let text = "";
  for (const character of line) {
    const { length } = bytes.encode(character);
    if (length > room) {
      text += "\r\n ";
      room = maxLineBytes - 1;
    }
    text += character;
    room -= length;
  }
  return text;
}

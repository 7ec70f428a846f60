/** A `tel:` link for a number as typed by a visitor; undefined if it may not be a number. */
export function telOf(typed: string): string | undefined {
  const [, extension] = /(?:ext\.?|x)\s*(\d{1,6})\s*$/i.exec(typed) ?? [];
  const number = extension === undefined ? typed : typed.replace(/(?:ext\.?|x)\s*\d{1,6}\s*$/i, "");
  if (!/^[\d\s().+/-]+$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, "");
  if (digits.length < 10 || digits.length > 15) return undefined;
  const whole = /^\s*\+/.test(number) || digits.length > 11 ? `+${digits}` : `+1${digits.replace(/^1(?=\d{10}$)/, "")}`;
  return `tel:${whole}${extension === undefined ? "" : `;ext=${extension}`}`;
}

/** A `mailto:` link to answer; the subject has only the message number, the body nothing of the message. */
export function mailtoOf(email: string, number: number, body?: string): string {
  const address = encodeURIComponent(email.trim()).replace("%40", "@");
  const text = body === undefined ? "" : `&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  return `mailto:${address}?subject=${encodeURIComponent(`Your message ${number}`)}${text}`;
}

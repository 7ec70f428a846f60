import type { Receipt } from "./store.ts";

type BuiltPage = (name: string) => string | undefined;

/**
 * The page after a form without script: `/contact/arrived` of the built site, with the number and the words in its
 * elements `message-number` and `message-words`; `/contact/expired` once the receipt is an hour old.
 */
export function arrivedPage(builtPage: BuiltPage, receipt: Receipt | undefined): string {
  if (!receipt) return builtPage("/contact/expired.html") ?? "";
  const html = builtPage("/contact/arrived.html") ?? "";
  return filled(filled(html, "message-number", String(receipt.number)), "message-words", receipt.words);
}

/** `/contact/not-arrived` of the built site, with the reason in its element `message-problem`. */
export function notArrivedPage(builtPage: BuiltPage, problem: string): string {
  return filled(builtPage("/contact/not-arrived.html") ?? "", "message-problem", problem);
}

/** What was typed into the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** `/contact/status` of the built site, with the answer in its element `message-status`, and what was `typed`. */
export function statusPage(builtPage: BuiltPage, text: string, typed: Typed = {}): string {
  const html = filled(builtPage("/contact/status.html") ?? "", "message-status", text);
  return Object.entries(typed).reduce((page, [name, value]) => withValue(page, name, value), html);
}

/** Replaces the text of the element with an id. A phone number stays on one line. */
function filled(html: string, id: string, text: string): string {
  const whole = escaped(text.replace(/(\(\d{3}\)) (?=\d)/g, "$1\u00a0"));
  return html.replace(new RegExp(`(<[a-z]+[^>]*\\sid="?${id}"?[^>]*>)[^<]*`), (_, start: string) => start + whole);
}

/** Gives the input with a name a value; it has none in the built site. */
function withValue(html: string, name: string, value: string): string {
  return html.replace(
    new RegExp(`<input(?=[^>]*\\sname="?${name}"?[\\s/>])`),
    () => `<input value="${escaped(value)}"`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

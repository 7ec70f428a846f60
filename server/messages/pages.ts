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

/** `/contact/status` of the built site, with the answer in its element `message-status`. */
export function statusPage(builtPage: BuiltPage, text: string): string {
  return filled(builtPage("/contact/status.html") ?? "", "message-status", text);
}

/** Replaces the text of the element with an id. A phone number stays on one line. */
function filled(html: string, id: string, text: string): string {
  const whole = text.replace(/(\(\d{3}\)) (?=\d)/g, "$1\u00a0");
  const escaped = whole.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return html.replace(new RegExp(`(<[a-z]+[^>]*\\sid="?${id}"?[^>]*>)[^<]*`), (_, start: string) => start + escaped);
}

import type { Receipt } from "./store.ts";

type BuiltPage = (name: string) => string | undefined;

const plainPage = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`;

/**
 * The page after a form without script: `/contact/arrived` of the built site, with the number and the words put into its
 * elements `message-number` and `message-words`. When the hour of the receipt is over, both stay as they were built.
 */
export function arrivedPage(builtPage: BuiltPage, receipt: Receipt | undefined): string {
  const html =
    builtPage("/contact/arrived.html") ??
    plainPage(
      "Your message arrived",
      '<p>We have your message and answer within 24 hours. Print this page, or write down:</p><p>Number: <strong id="message-number">shown for one hour after sending</strong></p><p>Four words: <strong id="message-words">shown for one hour after sending</strong></p>',
    );
  if (!receipt) return html;
  return filled(filled(html, "message-number", String(receipt.number)), "message-words", receipt.words);
}

/** `/contact/not-arrived` of the built site, with the reason put into its element `message-problem`. */
export function notArrivedPage(builtPage: BuiltPage, problem: string): string {
  const html =
    builtPage("/contact/not-arrived.html") ??
    plainPage(
      "Your message did not arrive",
      '<p id="message-problem"></p><p>Go back with the button of your browser: every word is still in the form.</p>',
    );
  return filled(html, "message-problem", problem);
}

/** Puts a text into the element with an id, in place of the text that is in it. */
function filled(html: string, id: string, text: string): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return html.replace(new RegExp(`(<[a-z]+[^>]*\\sid="?${id}"?[^>]*>)[^<]*`), (_, start: string) => start + escaped);
}

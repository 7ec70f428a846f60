import { html } from "hono/html";
import { type DefaultTreeAdapterTypes as Html, parse } from "parse5";
import type { Receipt } from "./store.ts";

type BuiltPage = (name: string) => string | undefined;

/**
 * The page after a form without script: `/contact/arrived` of the built site, with the number and the words in its
 * elements `message-number` and `message-words`; `/contact/expired` once the receipt is an hour old.
 */
export function arrivedPage(builtPage: BuiltPage, receipt: Receipt | undefined): string {
  if (!receipt) return builtPage("/contact/expired.html") ?? "";
  const texts = { "message-number": String(receipt.number), "message-words": receipt.words };
  return filled(builtPage("/contact/arrived.html"), texts);
}

/** `/contact/not-arrived` of the built site, with the reason in its element `message-problem`. */
export function notArrivedPage(builtPage: BuiltPage, problem: string): string {
  return filled(builtPage("/contact/not-arrived.html"), { "message-problem": problem });
}

/** What was typed into the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** `/contact/status` of the built site, with the answer in its element `message-status`, and what was `typed`. */
export function statusPage(builtPage: BuiltPage, text: string, typed: Typed = {}): string {
  return filled(builtPage("/contact/status.html"), { "message-status": text }, typed);
}

/** Puts texts into the elements with these ids, and values into the fields with these names; the rest stays as it is. */
function filled(page: string | undefined, texts: Typed, values: Typed = {}): string {
  if (!page) return "";
  let whole = page;
  const put = (text: string, from: number, to = from) => (whole = whole.slice(0, from) + text + whole.slice(to));
  // From the last on, so that the places of those before stay right.
  for (const element of elementsOf(page).toReversed()) {
    const { startTag, endTag, endOffset = 0, attrs: { name } = {} } = element.sourceCodeLocation ?? {};
    const has = Object.fromEntries(element.attrs.map((attribute) => [attribute.name, attribute.value]));
    const [text, value] = [texts[has["id"] ?? ""], values[has["name"] ?? ""]];
    if (value !== undefined && name) put(` value="${escaped(value)}"`, name.endOffset);
    if (text === undefined || !startTag) continue;
    // A phone number stays on one line.
    const unbroken = text.replace(/(\(\d{3}\)) (?=\d)/g, "$1\u00a0");
    put(escaped(unbroken), startTag.endOffset, endTag?.startOffset ?? endOffset);
  }
  return whole;
}

const escaped = (text: string) => html`${text}` as string;

/** Parsing takes milliseconds, and a flood of refusals asks for the same few pages. */
const parsed = new Map<string, readonly Html.Element[]>();

/** The elements of a page of the built site, in its order. */
function elementsOf(page: string): readonly Html.Element[] {
  const elements = parsed.get(page) ?? elementsIn(parse(page, { sourceCodeLocationInfo: true }));
  // A publication brings other pages.
  if (parsed.size > 10) parsed.clear();
  parsed.set(page, elements);
  return elements;
}

function elementsIn(node: Html.ParentNode): Html.Element[] {
  return node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsIn(child)] : []));
}

import { charactersWithoutEnglishFont } from "@practice/site/styles/page-fonts.ts";
import type { EditorValue, EditorValues, Mistake } from "./api-types.ts";
import { plainText } from "./clean.ts";
import { textsOf } from "./problems.ts";

/** How many characters are named; a text in another script has many. */
const most = 5;

/**
 * Which texts of an entry have characters that browsers show in another font, each at its field. None in other languages,
 * whose pages have fonts of their own.
 * @param language of the texts, as entries in other languages say it themselves
 */
export function letterAdvice(
  values: EditorValues,
  body: string | undefined,
  language: EditorValue = values["language"] ?? "en",
): Mistake[] {
  if (!String(language).startsWith("en")) return [];
  return textsOf({ ...values, ...(body !== undefined && { body }) }).flatMap(({ path, text }) => {
    const lacked = charactersWithoutEnglishFont(shownText(text));
    return lacked.length > 0 ? [{ path, text: sentenceOf(lacked) }] : [];
  });
}

/** A text as it is saved, without the addresses of its links, which no page shows. */
function shownText(text: string): string {
  return plainText(text)
    .replace(/^https?:\/\/\S+$/, "")
    .replace(/\]\([^)]*\)/g, "]");
}

function sentenceOf(lacked: readonly string[]): string {
  const named = lacked.slice(0, most).map((one) => `“${one}”`);
  const more = lacked.length > most ? ` and ${lacked.length - most} more` : "";
  // The mark keeps the order and the quotes of letters that are written from right to left.
  const all = named.join("\u200e, ") + more;
  const them = lacked.length > 1 ? "them" : "it";
  return `The site’s fonts lack ${all}. Browsers show ${them} in another font, so look at the page.`;
}

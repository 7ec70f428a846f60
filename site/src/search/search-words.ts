/**
 * A text of which the index and a query have the same words: digits and letters in their usual form (NFKC), phone
 * numbers in three groups however they are written, and spaces at a dash between words. All other signs stay, for
 * excerpts: Pagefind indexes “$50,000” as 50000, 50 and 000.
 */
export function indexedText(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(phone, "($1) $2-$3")
    .replaceAll(/(\p{L})([–—])(?=[\p{L}\d])/gu, "$1 $2 ")
    .replaceAll(/(\d)([–—])(?=\p{L})/gu, "$1 $2 ");
}

/** Ten digits in three groups, with or without the country’s 1 and signs between them. */
const phone = /(?:\+?\b1[\s./\p{Pd}]*\(?|\(?\b)(\d{3})\)?[\s./\p{Pd}]*(\d{3})[\s./\p{Pd}]*(\d{4})\b/gu;

/** The sign between the thousands of a number. */
const thousands = /\b(\d{1,3})[\s.,'’](?=\d{3}\b)/g;

/** A word of a query as typed, and its letters and digits between signs: “NF-10” is NF and 10; “50,000” is 50000. */
export type TypedWord = { typed: string; parts: readonly string[] };

/** The words of a query. “NF 10” and “50 000” are one, as “NF-10” and “50,000” are; cents of zero are left out. */
export function typedWords(query: string): TypedWord[] {
  const words =
    indexedText(query)
      .replaceAll(/(\d)\.00(?!\d)/g, "$1")
      .match(/\S+/g) ?? [];
  return words
    .reduce<string[]>((joined, word) => {
      const before = joined.at(-1) ?? "";
      return isOneWord(before, word) ? [...joined.slice(0, -1), `${before} ${word}`] : [...joined, word];
    }, [])
    .map((typed) => ({ typed, parts: partsOf(typed.replaceAll(thousands, "$1")) }))
    .filter(({ parts }) => parts.length > 0);
}

/** Whether people write two words as one: the letters and the number of a form, the thousands of a number. */
function isOneWord(before: string, word: string): boolean {
  return (/^\p{L}{1,3}$/u.test(before) && /^\d/.test(word)) || (/\d$/.test(before) && /^\d{3}(?!\d)/.test(word));
}

/** A text in lower case, without accents and signs, one space between its words. */
export function plainWords(text: string): string {
  const plain = indexedText(text).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return partsOf(plain).join(" ");
}

function partsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Joins sentences with spaces, except after “。” and “：”, which include one. */
export const sentences = (...texts: readonly (string | false | undefined)[]) =>
  texts
    .filter(Boolean)
    .join(" ")
    .replace(/([。：]) /g, "$1");

/** What stands between a sentence and what follows it in an element of its own. */
export const gapAfter = (text: string): string => (/[。：]$/.test(text) ? "" : " ");

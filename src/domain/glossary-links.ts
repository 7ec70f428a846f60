/** A word that may become a link: the id of its entry, and how it stands in sentences. */
export type LinkedTerm = { id: string; words: readonly string[] };

/** More links than this would make a page hard to read. */
const mostOnAPage = 7;
const fewestWordsOfASentence = 5;

/** A piece of HTML that is not text: a comment, an element whose content is not HTML, or a tag. */
const markup =
  /<!--[\s\S]*?-->|<(script|style|textarea)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const empty = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** What holds running text. */
const running = new Set(["p", "li", "dd"]);
/** Where a link would stand in another, interrupt something that is operated, or not be read as a sentence. */
const barred = new Set(
  "a button summary h1 h2 h3 h4 h5 h6 form label nav address svg figure noscript template dialog astro-island".split(
    " ",
  ),
);
const unseen = /\s(?:hidden|data-print-only|aria-hidden="true")/;

type Text = { at: number; text: string };
/** A paragraph or the like: all that it says, and the texts in it that may hold a link. */
type Block = { says: string; texts: Text[] };
type Open = { name: string; block: Block | undefined; isBarred: boolean };

/**
 * A page in which the first use of each word in a sentence of its main part has become a link to the word's entry, for
 * at most seven words. All else stays as it is, byte for byte.
 */
export function withGlossaryLinks(html: string, terms: readonly LinkedTerm[], hrefOf: (id: string) => string): string {
  const ids = new Map(terms.flatMap(({ id, words }) => words.map((word) => [word.toLowerCase(), id] as const)));
  const anyWord = anyOf(terms);
  const found = new Set<string>();
  let page = "";
  let done = 0;
  for (const { at, text } of sentencesIn(html))
    for (const { 0: word, index } of text.matchAll(anyWord)) {
      const id = ids.get(word.toLowerCase());
      if (id === undefined || found.has(id) || found.size === mostOnAPage) continue;
      found.add(id);
      page += `${html.slice(done, at + index)}<a href="${hrefOf(id)}" data-term>${word}</a>`;
      done = at + index + word.length;
    }
  return page + html.slice(done);
}

/** The words, none of them within another word: `EMG` is not found in `EMG/NCS`. A small first letter may be a capital. */
function anyOf(terms: readonly LinkedTerm[]): RegExp {
  const words = terms.flatMap((term) => term.words).sort((first, second) => second.length - first.length);
  const patterns = words.map((word) =>
    word.replace(/[^\w\s-]/g, "\\$&").replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return new RegExp(`(?<![\\w/-])(?:${patterns.join("|")})(?![\\w/-])`, "g");
}

/** The texts in the main part of a page that are read as sentences and may hold a link, in their order. */
function sentencesIn(html: string): Text[] {
  const start = html.search(/<main\b/);
  const end = html.lastIndexOf("</main>");
  const blocks: Block[] = [];
  const open: Open[] = [];
  let at = start;
  markup.lastIndex = start;
  for (let tag = start < 0 ? null : markup.exec(html); tag && tag.index <= end; tag = markup.exec(html)) {
    const { block, isBarred = false } = open.at(-1) ?? {};
    const text = html.slice(at, tag.index);
    if (block) block.says += text;
    if (!isBarred) block?.texts.push({ at, text });
    at = markup.lastIndex;

    const [, , slash, written, attributes = ""] = tag;
    const name = written?.toLowerCase();
    if (name === undefined || empty.has(name) || attributes.endsWith("/")) continue;
    if (slash) {
      while (open.length > 0 && open.pop()?.name !== name);
    } else {
      const own: Block | undefined = running.has(name) ? { says: "", texts: [] } : block;
      if (own && own !== block) blocks.push(own);
      open.push({ name, block: own, isBarred: isBarred || barred.has(name) || unseen.test(attributes) });
    }
  }
  return blocks
    .filter(isSentence)
    .flatMap(({ texts }) => texts)
    .sort((first, second) => first.at - second.at);
}

/** Items of a list that are a few words without an end are labels, and too short for a link within them to be hit. */
function isSentence({ says }: Block): boolean {
  const text = says.trim();
  return /[.?:][”’")]*$/.test(text) && text.split(/\s+/).length >= fewestWordsOfASentence;
}

/** A comment, a script, a tag, or text between them. */
const piece = /<!--.*?-->|<(script|style)\b.*?<\/\1>|<[^>]*>|[^<]+|</gs;
const list = /^[uod]l$/;

/**
 * HTML in which each line of a list, cell of a table, and paragraph ends with a mark, unless it has one. Its place on the
 * page is what ends it there; without tags, “cannot order payment” and “arbitration” would be read as one sentence.
 * @param except tags that get no mark, a closing one as `/h2`
 */
export function withSentenceMarks(html: string, except = /^$/): string {
  const pieces = html.match(piece) ?? [];
  const tags = pieces.map(tagOf);
  const next = nextTags(pieces, tags);
  let words: number | undefined;
  for (const [index, tag] of tags.entries()) {
    if (tag === undefined) {
      if (isText(pieces[index])) words = index;
      continue;
    }
    const mark = markAt(tag, next[index] ?? "");
    if (mark === undefined || words === undefined) continue;
    if (!except.test(tag) && !goesOn(pieces, index)) pieces[words] = ended(pieces[words] ?? "", mark);
    words = undefined;
  }
  return pieces.join("");
}

/** The name of a tag, with its slash when it closes; nothing for what is no tag. */
function tagOf(text: string): string | undefined {
  return /^<(\/?[a-z][\w-]*)/i.exec(text)?.[1]?.toLowerCase();
}

function isText(text = ""): boolean {
  return text.trim() !== "" && !/^<./.test(text);
}

/** For each piece the tag that follows it with no words between. */
function nextTags(pieces: readonly string[], tags: readonly (string | undefined)[]): string[] {
  const next: string[] = [];
  let following = "";
  for (let index = pieces.length - 1; index >= 0; index--) {
    next[index] = following;
    if (isText(pieces[index])) following = "";
    else following = tags[index] ?? following;
  }
  return next;
}

/** What ends the words before a tag; nothing where they go on. */
function markAt(tag: string, next: string): string | undefined {
  if (list.test(tag)) return ":";
  if (/^\/(p|h\d|figcaption|summary|caption)$/.test(tag)) return list.test(next) ? ":" : ".";
  if (tag === "/li") return next === "li" ? ";" : ".";
  if (tag === "/dt") return next === "dt" ? "," : ":";
  if (tag === "/dd" || tag === "small") return ".";
  if (tag === "/td" || tag === "/th") return next === "/tr" ? "." : tag === "/th" && next === "td" ? ":" : ",";
  return tag === "br" ? "," : undefined;
}

/** Whether what follows a tag begins with a small letter where a term ends: “Day 1” and “is the day after the crash”. */
function goesOn(pieces: readonly string[], index: number): boolean {
  if (tagOf(pieces[index] ?? "") !== "/dt") return false;
  return /^\p{Ll}/u.test(pieces.slice(index).find(isText)?.trim() ?? "");
}

/** A text with a mark after its last letter. An entity at its end stands for a quote, and a quote may follow a mark. */
function ended(text: string, mark: string): string {
  const isEnded = /[.!?:;,…][”’"']*$/.test(text.trimEnd().replace(/&#?\w+;$/, '"'));
  return isEnded ? text : text.replace(/\s*$/, (blanks) => mark + blanks);
}

import { checkedEntries, type Collection, type ContentFiles } from "@practice/site/content/check.ts";
import { contentRules } from "@practice/site/content/collections.ts";
import { entryChanges, withEntries } from "./entry-changes.ts";

/**
 * Why the build refuses the chosen changes, in sentences: with a change that is not chosen and that one of them needs,
 * both are named.
 * @param content what they make of `before`
 */
export async function whyRefused(
  content: ContentFiles,
  { before, after, keys }: { before: ContentFiles; after: ContentFiles; keys: ReadonlySet<string> },
): Promise<string | undefined> {
  const mistake = mistakeIn(content);
  if (!mistake) return undefined;
  const isWell = async (chosen: Iterable<string>) => {
    const { names } = mistake;
    return !mistakeIn(await withEntries(before, after, new Set(chosen)), names);
  };
  const all = entryChanges(before, after);
  const chosen = all.filter(({ key }) => keys.has(key));
  for (const needed of all.filter(({ key }) => !keys.has(key))) {
    if (!(await isWell([...keys, needed.key]))) continue;
    let asking = chosen[0];
    for (const one of chosen) if (await isWell([...keys].filter((key) => key !== one.key))) asking = one;
    return `“${asking?.title}” needs “${needed.title}”, which is not ticked: publish both, or neither. ${mistake.text}`;
  }
  return mistake.text;
}

/** The first mistake that the build finds, and the collections with mistakes; undefined if there are none. */
function mistakeIn(content: ContentFiles, names?: readonly string[]): { text: string; names: string[] } | undefined {
  let text = "";
  const wrong = Object.entries<Collection>(rulesOf(content)).filter(([name, collection]) => {
    if (names && !names.includes(name)) return false;
    try {
      checkedEntries(collection, content);
      return false;
    } catch (error) {
      text ||= (error as Error).message;
      return true;
    }
  });
  return text ? { text, names: wrong.map(([name]) => name) } : undefined;
}

const rulesOf = (content: ContentFiles) => contentRules(content) as unknown as Record<string, Collection>;

import { checkedEntries, contentFiles, type Collection, type Entry } from "./check.ts";
import { factsOf, filledEntries } from "./facts.ts";
import { contentRules, type CollectionName, type EntryOf, type Listed } from "./collections.ts";

/**
 * What is in `content/`, in the order of its pages, with facts filled in. A collection is checked when it is asked for.
 * Pages have the same through Astro, which renders Markdown: see `content/astro.ts`.
 * @throws {Error} at a mistake, with the file, the field, and how to write it
 */
export function loadContent(files = contentFiles()) {
  const table = contentRules(files);
  const checked = <C extends CollectionName>(name: C) =>
    checkedEntries(table[name] as Collection, files) as (Entry & EntryOf<C>)[];
  const facts = factsOf({
    facts: checked("facts"),
    reports: checked("reports"),
    deadlineRules: checked("deadlineRules"),
    offices: checked("offices"),
  });
  const entries = <C extends CollectionName>(name: C) => filledEntries(name, checked(name), facts);
  return {
    /** All that a text may name as `{placeholder}`, as it reads. */
    facts,
    entries,
    /** The fields of each entry of a collection, with its id. */
    list: <C extends CollectionName>(name: C): Listed<C>[] => entries(name).map(({ id, data }) => ({ ...data, id })),
    /** The fields of a file that is a collection by itself. */
    only: <C extends CollectionName>(name: C) => entries(name)[0]?.data as EntryOf<C>["data"],
  };
}

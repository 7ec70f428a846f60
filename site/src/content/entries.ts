import { getCollection, type CollectionEntry, type CollectionKey } from "astro:content";
import { withFacts } from "./facts.ts";

/** The one entry of a collection that is a single file. */
export async function only<C extends "practice" | "facts" | "sampleReport" | "whoPays">(
  collection: C,
): Promise<CollectionEntry<C>["data"]> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`The collection ${collection} is missing from content/; put it back.`);
  return entry.data;
}

/** The entries of a collection with every `{fact}` in their texts replaced by its text. */
export async function entriesOf<C extends CollectionKey>(collection: C, facts: Readonly<Record<string, string>>) {
  return (await getCollection(collection)).map((entry) => {
    const {
      id,
      data,
      body = "",
      rendered,
    } = entry as CollectionEntry<C> & { body?: string; rendered?: { html: string } };
    return {
      id,
      ...withFacts({ data: data as CollectionEntry<C>["data"], body: body.trim(), html: rendered?.html ?? "" }, facts),
    };
  });
}

/** Entries in the order that the practice gave them. */
export function byOrder<T extends { order: number }>(entries: T[]): T[] {
  return entries.sort((first, second) => first.order - second.order);
}

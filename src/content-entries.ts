import { getCollection, type CollectionEntry, type CollectionKey } from "astro:content";

/** The one entry of a collection that is a single file. */
export async function only<C extends "practice" | "facts">(collection: C): Promise<CollectionEntry<C>["data"]> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`content/${collection}.yaml is missing; put it back.`);
  return entry.data;
}

/** The entries of a collection with every `{fact}` in their texts replaced by its words. */
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
      ...filled({ data: data as CollectionEntry<C>["data"], body: body.trim(), html: rendered?.html ?? "" }, facts),
    };
  });
}

function filled<T>(value: T, facts: Readonly<Record<string, string>>): T {
  if (typeof value === "string") return value.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? name) as T;
  if (Array.isArray(value)) return value.map((item) => filled(item, facts)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, facts)])) as T;
}

/** Entries in the order that the practice gave them. */
export function byOrder<T extends { order: number }>(entries: T[]): T[] {
  return entries.sort((first, second) => first.order - second.order);
}

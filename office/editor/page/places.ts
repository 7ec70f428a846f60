/** The current view; it is in the URL, so that back, forward and bookmarks work. */
export type Place =
  | { at: "start" }
  | { at: "collection"; collection: string }
  | { at: "entry"; collection: string; id: string }
  | { at: "new"; collection: string }
  | { at: "publish"; only?: string }
  | { at: "close" | "publications" | "launch" };

const alone = ["close", "publications", "launch"] as const;

/** The place of a URL fragment; the start page if unknown. */
export function placeOf(fragment: string): Place {
  const [first = "", collection, ...rest] = fragment.replace(/^#?\//, "").split("/").map(decoded);
  // The key of a draft can have slashes.
  if (first === "publish") return { at: "publish", ...(collection && { only: [collection, ...rest].join("/") }) };
  const at = alone.find((name) => name === first);
  if (at) return { at };
  if (!collection) return { at: "start" };
  if (first === "new") return { at: "new", collection };
  if (first === "edit" && rest.length > 0) return { at: "entry", collection, id: rest.join("/") };
  return first === "list" ? { at: "collection", collection } : { at: "start" };
}

/** The URL fragment of a place. */
export function hrefOf(place: Place): string {
  const parts = partsOf(place).map(encodeURIComponent);
  return `#/${parts.join("/")}`;
}

/** The URL fragment of an entry; without an id, of its collection. */
export function entryHref({ collection, id }: { collection: string; id?: string }): string {
  return hrefOf(id === undefined ? { at: "collection", collection } : { at: "entry", collection, id });
}

function partsOf(place: Place): string[] {
  switch (place.at) {
    case "start":
      return [];
    case "collection":
      return ["list", place.collection];
    case "publish":
      return place.only === undefined ? ["publish"] : ["publish", place.only];
    case "entry":
      return ["edit", place.collection, place.id];
    case "new":
      return ["new", place.collection];
    default:
      return [place.at];
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

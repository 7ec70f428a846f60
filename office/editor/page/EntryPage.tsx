import { useQuery } from "@tanstack/react-query";
import type { CollectionsAnswer, CollectionView, EntryView } from "#editor/api-types.ts";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { ask } from "./api.ts";
import { EntryForm } from "./EntryForm.tsx";
import { hrefOf } from "./places.ts";

type Props = {
  all: CollectionsAnswer;
  collection: CollectionView;
  /** Undefined for a new entry. */
  id: string | undefined;
  /** Whether it was just added. */
  isAdded: boolean;
  onChanged: (isChanged: boolean) => void;
  onSaved: (id: string) => void;
  onRemoved: () => void;
};

/** Edits an entry, or adds a new one. */
export function EntryPage({ collection, id, ...rest }: Props) {
  // Never from the cache: it may have changed. A refetch would overwrite unsaved input.
  const query = useQuery<EntryView>({
    queryKey: ["entry", collection.name, id],
    queryFn: () => ask("GET entry", { collection: collection.name, ...(id !== undefined && { id }) }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <>
      <p data-back="">
        <a
          href={hrefOf(
            collection.kind === "single" ? { at: "start" } : { at: "collection", collection: collection.name },
          )}
        >
          {collection.kind === "single" ? "All content" : collection.title}
        </a>
      </p>
      <Loaded query={query}>{(entry) => <EntryForm {...rest} collection={collection} id={id} entry={entry} />}</Loaded>
    </>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
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
  onRemoved: () => void;
};

/** Edits an entry, or adds a new one. */
export function EntryPage({ all, collection, id, onRemoved }: Props) {
  const queries = useQueryClient();
  const queryKey = ["entry", collection.name, id];
  // Never from the cache: it may have changed. A refetch would overwrite what is typed.
  const query = useQuery<EntryView>({
    queryKey,
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
      <Loaded query={query}>
        {(entry) => (
          <EntryForm
            key={query.dataUpdatedAt}
            {...{ all, collection, id, entry, onRemoved }}
            onDiscarded={() => void queries.invalidateQueries({ queryKey })}
          />
        )}
      </Loaded>
    </>
  );
}

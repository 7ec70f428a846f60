import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { CollectionsAnswer } from "#editor/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { isBehindDesk, OtherPage } from "#inbox/page/OtherPage.tsx";
import { ask } from "./api.ts";
import { ClosePage } from "./ClosePage.tsx";
import { CollectionPage } from "./CollectionPage.tsx";
import { EditorHead } from "./EditorHead.tsx";
import styles from "./EditorPage.module.css";
import { EntryPage } from "./EntryPage.tsx";
import { LaunchPage } from "./LaunchPage.tsx";
import type { Place } from "./places.ts";
import { PublicationsPage } from "./PublicationsPage.tsx";
import { PublishPage } from "./PublishPage.tsx";
import { StartPage } from "./StartPage.tsx";
import { usePlace } from "./use-place.ts";

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

/** The page of the editor. */
export function EditorPage() {
  return (
    <ErrorBoundary fallback={<Stopped />}>
      <QueryClientProvider client={client}>
        <Editor />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Editor() {
  const query = useQuery({ queryKey: ["collections"], queryFn: () => ask("GET collections", {}) });
  const { place, replace } = usePlace();
  return (
    <div className={styles.page}>
      <title>Site editor</title>
      <EditorHead place={place} person={query.data?.person} />
      <main className={styles.main}>
        {query.error && isBehindDesk() && (
          <p data-back="">
            <OtherPage page="desk" label="Sign in at the front desk" />
          </p>
        )}
        <Loaded query={query}>{(all) => <At key={JSON.stringify(place)} {...{ all, place }} onGo={replace} />}</Loaded>
      </main>
    </div>
  );
}

type AtProps = {
  all: CollectionsAnswer;
  place: Place;
  /** Goes to a place, replacing the history entry. */
  onGo: (place: Place) => void;
};

function At({ all, place, onGo }: AtProps) {
  const queries = useQueryClient();
  const refresh = useCallback(() => {
    for (const name of ["collections", "publication"]) void queries.invalidateQueries({ queryKey: [name] });
  }, [queries]);
  if (place.at === "start") return <StartPage all={all} />;
  if (place.at === "close") return <ClosePage person={all.person} onSaved={refresh} />;
  if (place.at === "publish") return <PublishPage all={all} only={place.only} />;
  if (place.at === "publications") return <PublicationsPage facts={all.facts} onGo={onGo} />;
  if (!("collection" in place)) return <LaunchPage facts={all.facts} onSaved={refresh} />;
  const collection = all.collections.find(({ name }) => name === place.collection);
  if (!collection) return <NotHere />;
  if (place.at === "collection") return <CollectionPage collection={collection} facts={all.facts} onSaved={refresh} />;
  const list: Place =
    collection.kind === "single" ? { at: "start" } : { at: "collection", collection: collection.name };
  return (
    <EntryPage
      all={all}
      collection={collection}
      id={place.at === "entry" ? place.id : undefined}
      onRemoved={() => {
        refresh();
        onGo(list);
      }}
    />
  );
}

function NotHere() {
  return (
    <>
      <Heading>This is not here any more</Heading>
      <p>
        It was removed or has another name now. <a href="#/">All content</a>
      </p>
    </>
  );
}

function Stopped() {
  return (
    <main className={styles.main}>
      <Heading>The editor stopped</Heading>
      <p>Something went wrong in this page. What is saved is safe. Load the page again.</p>
    </main>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Publication, PublicationState } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { ask } from "./api.ts";
import { EntryChanges } from "./EntryChanges.tsx";
import { Notes } from "./Notes.tsx";
import { hrefOf } from "./places.ts";
import styles from "./PublishPage.module.css";
import { isUnderWay, publicationSteps, resultText } from "./publication-state.ts";

/** Polling interval of a running publication, in milliseconds. */
const pollInterval = 1_000;

/** The saved changes that are not on the site yet, and the button to publish those that are ticked. */
export function PublishPage() {
  const query = useQuery<Publication>({
    queryKey: ["publication"],
    queryFn: () => ask("GET publication", {}),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? pollInterval : false),
  });
  return (
    <>
      <title>Publish · Site editor</title>
      <Heading>Publish</Heading>
      <Loaded query={query}>
        {({ changes, state }) => (
          <>
            <Progress state={state} />
            <Waiting changes={changes} state={state} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Progress({ state }: { state: PublicationState }) {
  const place = useRef<HTMLDivElement>(null);
  // The button is below a list that can be longer than a screen.
  useEffect(() => {
    if (state.step !== "idle") place.current?.scrollIntoView({ block: "nearest" });
  }, [state.step]);
  return (
    <div ref={place} role="status" className={styles.progress} data-step={state.step}>
      {isUnderWay(state) && <Steps step={state.step} />}
      {resultText(state) && <p>{resultText(state)}</p>}
      {state.step === "done" && (
        <>
          <Notes notes={state.notes} />
          <p>
            To go back to how it was, open <a href={hrefOf({ at: "publications" })}>Publications</a>.
          </p>
        </>
      )}
    </div>
  );
}

function Steps({ step }: { step: keyof typeof publicationSteps }) {
  const place = Object.keys(publicationSteps).indexOf(step);
  const titles = Object.values(publicationSteps);
  return (
    <>
      <p>
        {titles[place]}: step {place + 1} of {titles.length}. Visitors see the old pages until all is done.
      </p>
      <progress aria-label="Publishing" value={place + 0.5} max={titles.length} />
      <ol role="list" className={styles.steps} aria-hidden="true">
        {titles.map((title, at) => (
          <li key={title} data-now={at === place ? "" : undefined}>
            {title}
          </li>
        ))}
      </ol>
    </>
  );
}

function Waiting({ changes, state }: Publication) {
  const queries = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ticked = changes.filter(({ key }) => !left.has(key));
  const publishing = useTask(async () => {
    const keys = ticked.map(({ key }) => key);
    queries.setQueryData(["publication"], await ask("POST publish", { keys }));
  });
  const discard = async (key: string) => {
    queries.setQueryData(["publication"], await ask("POST discard", { key }));
    void queries.invalidateQueries({ queryKey: ["collections"] });
  };
  const isBusy = isUnderWay(state);
  if (changes.length === 0) return <p>Everything that is saved is on the site.</p>;
  const toggle = (key: string) =>
    setLeft((old) => (old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key])));
  return (
    <>
      <h2>{changes.length === 1 ? "1 change is" : `${changes.length} changes are`} saved and not on the site yet</h2>
      <p>What is ticked goes online; the rest stays saved. Publishing takes less than a minute.</p>
      <EntryChanges changes={changes} left={left} isBusy={isBusy} onToggle={toggle} onDiscard={discard} />
      <Problem
        error={publishing.error ?? (ticked.length === 0 ? new Error("Tick at least one change to publish.") : null)}
      />
      <div>
        <Action
          tone="primary"
          label="Publish"
          busy={publishing.busy || isBusy || ticked.length === 0}
          onClick={() => void publishing.run()}
        />
      </div>
    </>
  );
}

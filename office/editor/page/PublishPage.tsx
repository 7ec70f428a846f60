import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Publication, PublicationState, SiteChange } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { api } from "./api.ts";
import { Changes } from "./Changes.tsx";
import { Notes } from "./Notes.tsx";
import { hrefOf } from "./places.ts";
import styles from "./PublishPage.module.css";
import { isUnderWay, stepText } from "./publication-state.ts";

/** Polling interval of a running publication, in milliseconds. */
const pollInterval = 1_500;

/** The unpublished changes, and the button to publish them. */
export function PublishPage() {
  const queries = useQueryClient();
  const query = useQuery<Publication>({
    queryKey: ["publication"],
    queryFn: api.publication,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? pollInterval : false),
  });
  const publishing = useTask(async () => queries.setQueryData(["publication"], await api.publish()));
  return (
    <>
      <title>Publish · Site editor</title>
      <Heading>Publish</Heading>
      <Loaded query={query}>
        {({ changes, state }) => (
          <>
            {/* The last result is outdated once there are new changes to publish. */}
            <Progress state={state.step === "done" && changes.length > 0 ? { step: "idle" } : state} />
            <Waiting changes={changes} state={state} busy={publishing.busy} onPublish={() => void publishing.run()} />
            <Problem error={publishing.error} />
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
      {state.step !== "idle" && <p>{stepText(state)}</p>}
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

type WaitingProps = { changes: readonly SiteChange[]; state: PublicationState; busy: boolean; onPublish: () => void };

function Waiting({ changes, state, busy, onPublish }: WaitingProps) {
  if (changes.length === 0 && state.step === "unfinished") return null;
  if (changes.length === 0) return <p>Everything that is saved is on the site.</p>;
  return (
    <>
      <h2>{changes.length === 1 ? "1 change is" : `${changes.length} changes are`} saved and not on the site yet</h2>
      <Changes changes={changes} />
      <p>
        Publishing builds the site beside the one that is online and checks it. Only then visitors see it. It takes
        about a minute.
      </p>
      <div>
        <Action tone="primary" label="Publish" busy={busy || isUnderWay(state)} onClick={onPublish} />
      </div>
    </>
  );
}

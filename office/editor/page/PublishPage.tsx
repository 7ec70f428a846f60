import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { CollectionsAnswer } from "#editor/api-types.ts";
import type { Draft, Publication, PublicationState } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { ask } from "./api.ts";
import { EntryChanges } from "./EntryChanges.tsx";
import { Notes } from "./Notes.tsx";
import { keptNames } from "./kept.ts";
import { hrefOf, type Place } from "./places.ts";
import bar from "./DraftBar.module.css";
import styles from "./PublishPage.module.css";
import { isUnderWay, publicationSteps, resultText } from "./publication-state.ts";

/** Polling interval of a running publication, in milliseconds. */
const pollInterval = 1_000;

type Props = {
  all: CollectionsAnswer;
  /** The key of the draft that somebody comes from. */
  only: string | undefined;
};

/** The drafts, and the button to publish those that are ticked: at first, the one from which somebody comes, or one's own. */
export function PublishPage({ all, only }: Props) {
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
            <Kept all={all} />
            <Waiting {...{ changes, state, all, only }} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** What is not saved yet, and so not among the drafts. */
function Kept({ all: { person, collections } }: { all: CollectionsAnswer }) {
  const kept = keptNames(person).flatMap((name) => {
    const [collection = "", ...id] = name.slice(person.length + 1).split(" ");
    const view = collections.find((one) => one.name === collection);
    const entry = id.join(" ");
    const place: Place = entry ? { at: "entry", collection, id: entry } : { at: "new", collection };
    const title = view?.entries.find((one) => one.id === entry)?.title ?? `New: ${view?.title ?? ""}`;
    return view ? [{ href: hrefOf(place), title }] : [];
  });
  if (kept.length === 0) return null;
  return (
    <section aria-label="Not saved yet">
      <p>Not saved yet, only kept in this browser, because something is missing or was not answered:</p>
      <ul>
        {kept.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
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
            To go back to how it was, open <a href={hrefOf({ at: "publications" })}>History</a>.
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

function Waiting({ changes, state, all: { person, facts }, only }: Publication & Props) {
  const queries = useQueryClient();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isMine = ({ by }: Draft) => by.length === 0 || by.includes(person);
  const isAsked = changes.some(({ key }) => key === only) ? ({ key }: Draft) => key === only : isMine;
  const committed = changes.filter((one) => one.isCommitted);
  const ticked = changes.filter((one) => !one.isCommitted && isAsked(one) !== toggled.has(one.key));
  const count = ticked.length + committed.length;
  const publishing = useTask(async () => {
    const keys = ticked.map(({ key }) => key);
    queries.setQueryData(["publication"], await ask("POST publish", { keys }));
  });
  const isBusy = isUnderWay(state);
  if (changes.length === 0) return <p>Everything is published.</p>;
  const toggle = (key: string) => setToggled((old) => old.symmetricDifference(new Set([key])));
  return (
    <>
      <h2>{changes.length === 1 ? "1 draft is" : `${changes.length} drafts are`} not on the site yet</h2>
      <p>What is ticked goes online; the rest stays a draft. Publishing takes less than a minute.</p>
      <EntryChanges facts={facts} changes={changes} ticked={new Set(ticked)} isBusy={isBusy} onToggle={toggle} />
      <Problem error={publishing.error} />
      <div className={bar.bar}>
        <Action
          tone="primary"
          label={count === 1 ? "Publish 1 change" : `Publish ${count} changes`}
          busy={publishing.busy || isBusy || count === 0}
          onClick={() => void publishing.run()}
        />
      </div>
    </>
  );
}

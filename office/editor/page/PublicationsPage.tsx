import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PastPublication } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { api } from "./api.ts";
import { Changes } from "./Changes.tsx";
import dialog from "./Dialog.module.css";
import { Dialog } from "./Dialog.tsx";
import { dayAndTime } from "./day-and-time.ts";
import { hrefOf } from "./places.ts";
import styles from "./PublicationsPage.module.css";

type Props = { onGo: (place: { at: "publish" }) => void };

/** Past publications, the newest first, each with a button to restore it. */
export function PublicationsPage({ onGo }: Props) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ["publications"], queryFn: api.publications, gcTime: 0 });
  const [asked, setAsked] = useState<PastPublication>();
  const taking = useTask(async () => {
    // Otherwise the publish page would first show the result of the last publication.
    if (asked) queries.setQueryData(["publication"], await api.takeBack(asked.id));
    onGo({ at: "publish" });
  });
  return (
    <>
      <title>Publications · Site editor</title>
      <Heading>Publications</Heading>
      <p>Each of these was the whole site once. The site can go back to any of them.</p>
      <Loaded query={query}>
        {({ publications }) =>
          publications.length === 0 ? (
            <p>
              Nothing was published from here yet. <a href={hrefOf({ at: "publish" })}>Publish</a>
            </p>
          ) : (
            <ol role="list" className={styles.publications}>
              {publications.map((one) => (
                <li key={one.id}>
                  <h2>{dayAndTime(one.at)}</h2>
                  <p>
                    {one.by}
                    {one.isTakeBack && " · Taken back to an earlier one"}
                    {one.online && <strong> · Online now</strong>}
                  </p>
                  <Changes changes={one.changes} />
                  {!one.online && <Action label="Take back to this" onClick={() => setAsked(one)} />}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      {asked && (
        <Dialog title={`Back to the site of ${dayAndTime(asked.at)}?`} onClose={() => setAsked(undefined)}>
          <p>
            Everything that was published after it goes off the site. It stays in this list, so you can return to it.
            What is saved and not published stays saved.
          </p>
          <Problem error={taking.error} />
          <div className={dialog.actions}>
            <Action label="Stay with what is online" onClick={() => setAsked(undefined)} />
            <Action tone="quiet" label="Take back" busy={taking.busy} onClick={() => void taking.run()} />
          </div>
        </Dialog>
      )}
    </>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FactView } from "#editor/api-types.ts";
import { ConfirmedAction } from "#inbox/page/ConfirmedAction.tsx";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { ask } from "./api.ts";
import { Changes } from "./Changes.tsx";
import { dayAndTime } from "./day-and-time.ts";
import { hrefOf } from "./places.ts";
import styles from "./PublicationsPage.module.css";

type Props = { facts: readonly FactView[]; onGo: (place: { at: "publish" }) => void };

/** Past publications, the newest first, each with a button to restore it. */
export function PublicationsPage({ facts, onGo }: Props) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ["publications"], queryFn: () => ask("GET publications", {}), gcTime: 0 });
  const takeBack = async (id: string) => {
    // Otherwise the publish page would first show the result of the last publication.
    queries.setQueryData(["publication"], await ask("POST take-back", { id }));
    onGo({ at: "publish" });
  };
  return (
    <>
      <title>History · Site editor</title>
      <Heading>History</Heading>
      <p>Earlier versions of the site. It can go back to any of them.</p>
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
                  <Changes changes={one.changes} facts={facts} />
                  {!one.online && (
                    <ConfirmedAction
                      label="Go back to this version"
                      title={`Back to the site of ${dayAndTime(one.at)}?`}
                      no="Cancel"
                      yes="Go back"
                      onYes={() => takeBack(one.id)}
                    >
                      <p>
                        Everything that was published after it goes off the site. It stays in this list, so you can
                        return to it. Drafts stay.
                      </p>
                    </ConfirmedAction>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </>
  );
}

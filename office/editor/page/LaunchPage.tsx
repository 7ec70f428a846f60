import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FactView } from "#editor/api-types.ts";
import type { LaunchAnswer, LaunchFinding } from "#publish/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { ask } from "./api.ts";
import styles from "./LaunchPage.module.css";
import { entryHref, hrefOf } from "./places.ts";
import { ReviewGroups } from "./ReviewGroups.tsx";

type Props = { facts: readonly FactView[]; onSaved: () => void };

/** What keeps the site from going live, each with a link to its form, and the groups of texts that somebody reads. */
export function LaunchPage({ facts, onSaved }: Props) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ["launch"], queryFn: () => ask("GET launch", {}), gcTime: 0 });
  return (
    <>
      <title>Ready to go live · Site editor</title>
      <Heading>Ready to go live?</Heading>
      <Loaded query={query}>
        {(answer) => (
          <>
            <Report {...answer} />
            <ReviewGroups
              {...{ ...answer, facts }}
              onRecorded={(now) => {
                queries.setQueryData(["launch"], now);
                onSaved();
              }}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function Report({ count, kinds }: LaunchAnswer) {
  return (
    <>
      {count === 0 ? (
        <p>Nothing stands in the way that this check can see.</p>
      ) : (
        <p>
          Not yet: {count} {count === 1 ? "thing is" : "things are"} open. Trying the site out does not need any of
          them. Write what people have confirmed into{" "}
          <a href={hrefOf({ at: "collection", collection: "launch" })}>Questions before going live</a>.
        </p>
      )}
      <div>
        {kinds.map(({ title, findings }) => (
          <details key={title} className={styles.kind}>
            <summary>
              {title} ({findings.length})
            </summary>
            <ul role="list">
              {findings.map((finding, index) => (
                <li key={index}>
                  <Finding {...finding} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

function Finding({ file, line, found, write, source, entry }: LaunchFinding) {
  const place = entry ? "" : line ? `${file}, line ${line}` : file;
  return (
    <>
      <p>
        {entry && <a href={entryHref(entry)}>{entry.title}</a>} <strong>{found}</strong>
      </p>
      <p>{write}</p>
      {(place || source) && <p className={styles.place}>{[place, source].filter(Boolean).join(" · ")}</p>}
    </>
  );
}

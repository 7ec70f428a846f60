import { useQuery } from "@tanstack/react-query";
import type { LaunchAnswer, LaunchFinding } from "#publish/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { api } from "./api.ts";
import styles from "./LaunchPage.module.css";
import { hrefOf } from "./places.ts";

/** What keeps the site from going live, each with a link to where to change it. */
export function LaunchPage() {
  const query = useQuery({ queryKey: ["launch"], queryFn: api.launch, gcTime: 0 });
  return (
    <>
      <title>Ready to go live · Site editor</title>
      <Heading>Ready to go live?</Heading>
      <Loaded query={query}>{(answer) => <Report {...answer} />}</Loaded>
    </>
  );
}

function Report({ kinds }: LaunchAnswer) {
  const count = kinds.reduce((sum, { findings, isAdvice }) => sum + (isAdvice ? 0 : findings.length), 0);
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
    </>
  );
}

function Finding({ file, line, field, found, write, source, entry }: LaunchFinding) {
  return (
    <>
      <p>
        {entry && <a href={hrefOf({ at: "entry", collection: entry.collection, id: entry.id })}>{entry.title}</a>}{" "}
        <strong>{found}</strong>
      </p>
      <p>{write}</p>
      <p className={styles.place}>
        {[line ? `${file}, line ${line}` : file, field, source].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}

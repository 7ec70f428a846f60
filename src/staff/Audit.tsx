import { useInfiniteQuery } from "@tanstack/react-query";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import { focus } from "./Heading.tsx";
import { moment } from "./labels.ts";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";

/** For managers: who read, changed, exported and signed in, and when. Nobody can change it here. */
export function Audit({ desk }: { desk: Desk }) {
  const query = useInfiniteQuery({
    queryKey: ["audit"],
    queryFn: ({ pageParam }) => desk.ask("audit", pageParam === undefined ? {} : { before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const now = desk.now();
  return (
    <>
      <h2 tabIndex={-1} ref={focus}>
        Audit trail
      </h2>
      <p className={styles.lead}>Newest first. Lines are only ever added.</p>
      <Loaded query={query}>
        {({ pages }) => (
          // Keys scroll it where the table is wider than a phone.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={styles.scroll} tabIndex={0} role="region" aria-label="Audit trail">
            <table className={styles.table}>
              <thead>
                <tr>
                  {["When", "Who", "What", "Message"].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pages
                  .flatMap(({ lines }) => lines)
                  .map(({ id, at, actor, action, number }) => (
                    <tr key={id}>
                      <td>{moment(at, now)}</td>
                      <td>{actor}</td>
                      <td>{action}</td>
                      <td>{number ?? "–"}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      {query.hasNextPage && (
        <p>
          <Action label="Show more" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
        </p>
      )}
    </>
  );
}

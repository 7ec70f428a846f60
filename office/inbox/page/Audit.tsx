import { useInfiniteQuery } from "@tanstack/react-query";
import { Table } from "@practice/site/ui/tables/Table.tsx";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";

/** For managers: who read, changed, exported and signed in, and when. It cannot be changed. */
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
      <Heading level="h2">Audit trail</Heading>
      <p className={styles.lead}>Who did what, the newest first. Lines are added and never changed.</p>
      <Loaded query={query}>
        {({ pages }) => (
          <div className={styles.table}>
            <Table
              caption="Audit trail"
              heads={["When", "Who", "What", "Message"]}
              rows={pages.flatMap(({ lines }) =>
                lines.map(({ id, at, actor, action, number }) => ({
                  id: String(id),
                  name: moment(at, now),
                  cells: [actor, action, number ?? "–"],
                })),
              )}
            />
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

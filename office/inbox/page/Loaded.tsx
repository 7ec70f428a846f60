import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Action } from "./Action.tsx";
import { Problem } from "./Problem.tsx";

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "fetchStatus" | "refetch">;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query, its loading state, or its error. */
export function Loaded<Data>({ query: { data, error, isFetching, fetchStatus, refetch }, children }: Props<Data>) {
  const isOffline = fetchStatus === "paused";
  if (data === undefined && !error)
    return <p role="status">{isOffline ? "No connection. This opens when you are online again." : "Loading…"}</p>;
  return (
    <>
      {error && (
        <>
          <Problem error={error} />
          <p>
            <Action label="Try again" busy={isFetching} onClick={() => void refetch()} />
          </p>
        </>
      )}
      {data !== undefined && children(data)}
    </>
  );
}

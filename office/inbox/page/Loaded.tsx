import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Action } from "./Action.tsx";
import { Problem } from "./Problem.tsx";

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query, its loading state, or its error. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, children }: Props<Data>) {
  if (data === undefined && !error) return <p role="status">Loading…</p>;
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

import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Action } from "./Action.tsx";
import { Problem } from "./Problem.tsx";

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  children: (data: Data) => ReactNode;
};

/** What was asked for, once it is here; until then, that it is on its way, or why it does not come. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <p role="status">On its way…</p>;
  return (
    <>
      <Problem error={error} />
      <p>
        <Action label="Try again" busy={isFetching} onClick={() => void refetch()} />
      </p>
    </>
  );
}

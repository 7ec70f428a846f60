import { useState } from "react";

type State = { busy: boolean; error: Error | null };

/** An action started by a person: runs at most once at a time, and exposes its error. */
export function useTask<Input extends unknown[]>(task: (...input: Input) => Promise<unknown>) {
  const [{ busy, error }, setState] = useState<State>({ busy: false, error: null });
  const run = async (...input: Input) => {
    if (busy) return;
    setState({ busy: true, error: null });
    await task(...input).then(
      () => setState({ busy: false, error: null }),
      (reason: unknown) =>
        setState({ busy: false, error: reason instanceof Error ? reason : new Error(String(reason)) }),
    );
  };
  return { run, busy, error };
}

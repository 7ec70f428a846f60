import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** How long nobody types before it is saved, and before it is tried once more, in milliseconds. */
const [pause, retry] = [800, 5_000];

type Options = {
  draft: object;
  isChanged: boolean;
  /** Why the last try got no answer; another one for each try. */
  problem: Error | undefined;
  /** Returns whether it was saved. */
  save: () => Promise<boolean>;
};

/**
 * Saves after each pause in typing, and when a field or the form is left, one save after the other. Returns a function
 * that saves at once what is not saved, and tells whether all is.
 */
export function useAutosave({ draft, isChanged, problem, save }: Options): () => Promise<boolean> {
  const now = useRef({ draft, isChanged, save });
  const last = useRef(Promise.resolve(true));
  const saved = useRef<object>(undefined);
  useLayoutEffect(() => {
    now.current = { draft, isChanged, save };
  });
  const saveNow = useCallback(() => {
    last.current = last.current.then(async () => {
      const { draft, isChanged, save } = now.current;
      // A form that was left is not rendered with what was saved.
      const isSaved = !isChanged || draft === saved.current || (await save());
      if (isSaved) saved.current = draft;
      return isSaved;
    });
    return last.current;
  }, []);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => void saveNow(), problem ? retry : pause);
    return () => clearTimeout(timer);
  }, [draft, isChanged, problem, saveNow]);
  useEffect(() => {
    const leave = () => void saveNow();
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusout", leave);
      leave();
    };
  }, [saveNow]);
  return saveNow;
}

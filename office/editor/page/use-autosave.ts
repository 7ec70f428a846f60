import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** How long nobody types before it is saved, and before it is tried once more, in milliseconds. */
const [pause, retry] = [800, 5_000];

type Options = {
  draft: unknown;
  isChanged: boolean;
  /** Whether the last try got no answer. */
  isUnanswered: boolean;
  save: () => Promise<void>;
};

/**
 * Saves after each pause in typing, and when a field or the form is left, one save after the other. Returns a function that saves
 * what is not saved at once.
 */
export function useAutosave({ draft, isChanged, isUnanswered, save }: Options): () => Promise<void> {
  const now = useRef({ isChanged, save });
  const last = useRef(Promise.resolve());
  useLayoutEffect(() => {
    now.current = { isChanged, save };
  });
  const saveNow = useCallback(() => {
    last.current = last.current.then(() => (now.current.isChanged ? now.current.save() : undefined));
    return last.current;
  }, []);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => void saveNow(), isUnanswered ? retry : pause);
    return () => clearTimeout(timer);
  }, [draft, isChanged, isUnanswered, saveNow]);
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

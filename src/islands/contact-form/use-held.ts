import { useEffect, useState, type RefObject } from "react";

/** Whether somebody needs an element to stay: with a pointer over it, the keyboard in it, or another window in front. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState<readonly string[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const watch = (target: EventTarget | null, start: string, end: string) => {
      target?.addEventListener(start, () => setHolds((others) => [...others, start]), { signal });
      target?.addEventListener(end, () => setHolds((all) => all.filter((one) => one !== start)), { signal });
    };
    watch(element.current, "pointerenter", "pointerleave");
    watch(element.current, "focusin", "focusout");
    watch(window, "blur", "focus");
    return () => listening.abort();
  }, [element]);

  return holds.length > 0;
}

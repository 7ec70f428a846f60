import { useSyncExternalStore } from "react";

const wide = matchMedia("(width >= 68.75rem)");
const subscribe = (onChange: () => void) => {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
};

/** Whether a page has room beside a form: from 1100 pixels. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

import type { ReactNode } from "react";

/** The heading of what has just opened: it takes the focus, so that keyboard and screen reader are where the eye is. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={focus}>
      {children}
    </h1>
  );
}

/** Give it to the heading of what opens, as `ref`. */
export function focus(heading: HTMLElement | null) {
  heading?.focus();
}

import type { ReactNode } from "react";

/** The heading of what has just opened: it takes the focus, so that keyboard and screen reader are where the eye is. */
export function Heading({ level: Level = "h1", children }: { level?: "h1" | "h2"; children: ReactNode }) {
  return (
    <Level tabIndex={-1} ref={focus}>
      {children}
    </Level>
  );
}

/** Give it to the heading of what opens, as `ref`. */
export function focus(heading: HTMLElement | null) {
  heading?.focus();
}

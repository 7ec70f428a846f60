import type { ReactNode } from "react";

/** The heading of a newly opened view: focused, so that keyboard and screen reader users start there. */
export function Heading({ level: Level = "h1", children }: { level?: "h1" | "h2"; children: ReactNode }) {
  return (
    <Level tabIndex={-1} ref={focus}>
      {children}
    </Level>
  );
}

/** Use as the `ref` of the heading of a newly opened view. */
export function focus(heading: HTMLElement | null) {
  heading?.focus();
}

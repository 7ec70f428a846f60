import type { ReactNode } from "react";

/** A piece of `ui/` in one of its forms; each `*.examples.tsx` exports a list of them for the gallery and its checks. */
export type Example = { name: string; element: ReactNode };

import { texts } from "virtual:translated/deadlines";
import { Deadlines, type DeadlinesProps } from "#tools/deadlines/Deadlines.tsx";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import type { TranslatedProps } from "./props.ts";

/** The dates in any other language: a browser loads only the texts of its page's language, as a separate file. */
export const TranslatedDeadlines = withErrorBoundary(({ language, ...props }: DeadlinesProps & TranslatedProps) => {
  const page = texts[language];
  return page && <Deadlines {...props} {...page} />;
});

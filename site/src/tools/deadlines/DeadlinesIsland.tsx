import { problems, results, rules, texts } from "virtual:tool-rules";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { routes } from "#routes.ts";
import type { Notice } from "#contact/notice-schema.ts";
import { Deadlines, type DeadlinesProps } from "./Deadlines.tsx";

const page = {
  rules,
  texts,
  results,
  problems,
  links: { letter: routes.noticeLetter, whoPays: routes.whoPays },
};

/** The dates tool in English; its texts are bundled with its code. */
export const DeadlinesIsland = withErrorBoundary((props: DeadlinesProps & { unexpected: Notice }) => (
  <Deadlines {...props} {...page} />
));

import { texts } from "virtual:translated/deadlines";
import { Deadlines, type DeadlinesPage, type DeadlinesProps } from "#islands/deadlines/Deadlines.tsx";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import type { Notice } from "#schemas/notice.ts";

type Props = DeadlinesProps &
  Pick<DeadlinesPage, "status"> & { unexpected: Notice; call: string; written: string; language: string };

/** The dates in any other language: a browser has only the texts of its page's language, as a file beside the code. */
export const TranslatedDeadlines = withErrorBoundary(
  ({ language, ...props }: Props) => {
    const page = texts[language];
    return page && <Deadlines {...props} {...page} />;
  },
  { losesForm: true },
);

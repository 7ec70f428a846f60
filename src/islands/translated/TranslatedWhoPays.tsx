import { texts } from "virtual:translated/who-pays";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { WhoPays, type FinderPage, type FinderProps } from "#islands/who-pays/WhoPays.tsx";
import { onFootHref } from "#routes.ts";
import type { Notice } from "#schemas/notice.ts";

type Props = FinderProps & Pick<FinderPage, "status"> & { unexpected: Notice; call: string; language: string };

/** The finder in any other language: a browser has only the texts of its page's language, as a file beside the code. */
export const TranslatedWhoPays = withErrorBoundary(({ language, ...props }: Props) => {
  const finder = texts[language];
  return finder && <WhoPays {...props} {...finder} links={{ ...finder.links, onFoot: onFootHref }} />;
});

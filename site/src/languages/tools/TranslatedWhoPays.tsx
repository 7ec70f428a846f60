import { texts } from "virtual:translated/who-pays";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { WhoPays, type FinderProps } from "#tools/who-pays/WhoPays.tsx";
import { onFootHref } from "#routes.ts";
import type { TranslatedProps } from "./props.ts";

/** The finder in any other language: a browser loads only the texts of its page's language, as a separate file. */
export const TranslatedWhoPays = withErrorBoundary(({ language, ...props }: FinderProps & TranslatedProps) => {
  const finder = texts[language];
  return finder && <WhoPays {...props} {...finder} links={{ ...finder.links, onFoot: onFootHref }} />;
});

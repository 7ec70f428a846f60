import { rules, texts } from "virtual:who-pays";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { onFootHref, routes } from "#routes.ts";
import type { Notice } from "#contact/notice-schema.ts";
import { WhoPays, type FinderProps } from "./WhoPays.tsx";

const links = { letter: routes.noticeLetter, dates: routes.deadlines, onFoot: onFootHref };

/** The finder in English; its texts are bundled with its code. */
export const WhoPaysIsland = withErrorBoundary((props: FinderProps & { unexpected: Notice }) => (
  <WhoPays {...props} rules={rules} texts={texts} links={links} />
));

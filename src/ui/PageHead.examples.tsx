import type { Example } from "./Example.ts";
import { PageTrace } from "./EdgeTrace.tsx";
import { PageHead } from "./PageHead.tsx";

/** Examples of `PageHead` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with a kicker",
    element: (
      <PageHead
        kicker="404"
        title="Page title"
        lead="The main message of the page, in one or two sentences."
        trace={<PageTrace />}
      />
    ),
  },
];

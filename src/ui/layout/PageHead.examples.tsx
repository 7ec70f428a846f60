import type { Example } from "#ui/Example.ts";
import { Button } from "#ui/links/Button.tsx";
import { PageTrace } from "#ui/graphics/EdgeTrace.tsx";
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
        trace={<PageTrace trace="response" />}
      />
    ),
  },
  {
    name: "with what to do",
    element: (
      <PageHead
        title="Page title"
        lead="The main message of the page, in one or two sentences."
        trace={<PageTrace trace="growing" />}
        actions={<Button href="/">A button</Button>}
      />
    ),
  },
];

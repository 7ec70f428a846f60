import type { Example } from "#ui/Example.ts";
import { Button } from "./Button.tsx";
import { Buttons } from "./Buttons.tsx";
import { Sheet } from "#ui/layout/Sheet.tsx";

/** Examples of `Button` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "primary link",
    element: (
      <Button tone="primary" href="#main">
        Schedule Evaluation
      </Button>
    ),
  },
  {
    name: "outline with icon",
    element: (
      <Button icon="phone" href="#main">
        Call Now
      </Button>
    ),
  },
  {
    name: "compact, leaving the site",
    element: (
      <Button size="compact" leads="external" href="#main">
        Get directions
      </Button>
    ),
  },
  { name: "submit button", element: <Button tone="primary">Send Message</Button> },
  {
    name: "on a panel",
    element: (
      <Sheet id="example-buttons" title="A panel" tone="panel">
        <Buttons>
          <Button tone="primary" href="#main">
            Submit a Case
          </Button>
          <Button href="#main">Read more</Button>
        </Buttons>
      </Sheet>
    ),
  },
];

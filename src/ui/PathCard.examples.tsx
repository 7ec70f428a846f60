import type { Example } from "./Example.ts";
import { Button } from "./Button.tsx";
import { PathCard } from "./PathCard.tsx";

/** Examples of `PathCard` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "light",
    element: (
      <PathCard
        title="I was hurt"
        tone="light"
        action={
          <Button tone="primary" href="#main">
            Learn More
          </Button>
        }
      >
        <p>Some words.</p>
      </PathCard>
    ),
  },
  {
    name: "dark",
    element: (
      <PathCard
        title="I represent"
        tone="dark"
        action={
          <Button tone="primary" href="#main">
            Submit a Case
          </Button>
        }
      >
        <p>Some words.</p>
      </PathCard>
    ),
  },
];

import { Button } from "./Button.tsx";
import { Buttons } from "./Buttons.tsx";
import type { Example } from "#ui/Example.ts";

const two = (
  <>
    <Button tone="primary" href="#buttons">
      Schedule Evaluation
    </Button>
    <Button href="#buttons">Submit a Case</Button>
  </>
);

/** Examples of `Buttons` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "beside each other", element: <Buttons>{two}</Buttons> },
  { name: "sharing the width", element: <Buttons variant="fill">{two}</Buttons> },
];

import type { Example } from "#ui/Example.ts";
import { Stretch } from "./Stretch.tsx";

/** Examples of `Stretch` for the gallery and its checks: a stretch has its place and its size from the step that it draws. */
export const examples: Example[] = [
  {
    name: "one step, beside an empty line",
    element: (
      <figure>
        <br />
        <Stretch path="M0 60H40l10-30 10 60 10-30H100" />
      </figure>
    ),
  },
];

import type { Example } from "#ui/Example.ts";
import { RingList } from "./RingList.tsx";

/** Examples of `RingList` for the gallery and its checks. */
export const examples: Example[] = [
  { name: "sentences", element: <RingList items={["Do this first.", "Then do this.", "At last do this."]} /> },
  {
    name: "notes with a name",
    element: (
      <RingList
        items={[
          <>
            <b>The first place</b> What stands there.
          </>,
          <>
            <b>The second place</b> What stands there, in a sentence that needs more than one line on a small screen.
          </>,
        ]}
      />
    ),
  },
];

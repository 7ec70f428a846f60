import { Button } from "./Button.tsx";
import type { Example } from "./Example.ts";
import { SignSheet } from "./SignSheet.tsx";

/** Examples of `SignSheet` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "three groups",
    element: (
      <SignSheet
        section="sign-sheet"
        title="What to do at these signs"
        groups={[
          { id: "one", title: "First group", items: ["A sign", "Another sign", "A sign that takes more words"] },
          { id: "two", title: "Second group", items: ["A sign", "Another sign"] },
          { id: "three", title: "Third group", items: ["A sign", "Another sign"] },
        ]}
      >
        <Button href="tel:911" icon="phone">
          Call
        </Button>
      </SignSheet>
    ),
  },
];

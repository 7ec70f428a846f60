import { CutCard } from "./CutCard.tsx";
import type { Example } from "./Example.ts";

/** Examples of `CutCard` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two groups",
    element: (
      <CutCard
        title="What to do"
        lead="Who needs this card, and for what."
        groups={[
          { id: "one", title: "First group", items: ["A sign", "Another sign", "A sign that takes more words"] },
          { id: "two", title: "Second group", items: ["A sign", "Another sign"] },
        ]}
      >
        <p>Who to call.</p>
      </CutCard>
    ),
  },
];

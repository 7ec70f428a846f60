import type { Example } from "./Example.ts";
import { FoundList } from "./FoundList.tsx";

/** Examples of `FoundList` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "two pages",
    element: (
      <FoundList
        pages={[
          {
            href: "#services",
            title: "Services",
            excerpt: [
              { text: "Testing is planned around your exam. ", found: false },
              { text: "EMG", found: true },
              { text: " records the muscle", found: false },
            ],
          },
          { href: "#faq", title: "Questions", excerpt: [{ text: "No word is marked here.", found: false }] },
        ]}
      />
    ),
  },
];

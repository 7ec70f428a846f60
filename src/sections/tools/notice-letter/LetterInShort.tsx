import type { AllFacts } from "#schemas/facts.ts";
import { InShort } from "#sections/InShort.tsx";
import { MarginFacts } from "#ui/MarginFacts.tsx";

/** What the first notice is, for readers who write it by hand as well. */
export function LetterInShort({ facts }: { facts: AllFacts }) {
  return (
    <InShort
      points={[
        "Tell the insurer in writing who was hurt and, as far as you know, when, where and how.",
        `Do it soon, and within ${facts.noticeLimit} of the crash. Calendar days count.`,
        "It needs no medical details, and no word about who was at fault.",
        "You send it yourself. This page sends nothing.",
        "Late? Send it anyway, with your reason.",
      ]}
    >
      <MarginFacts
        facts={[
          {
            value: facts.noticeLimit,
            meaning:
              "from the crash to give written notice: the day you mail it counts, but to be safe, let it arrive by then",
          },
        ]}
      />
    </InShort>
  );
}
